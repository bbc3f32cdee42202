import {Card, Stack, Text} from '@sanity/ui'
import {isDraft, publishedId, titleOf} from '@upline/schemas/health/stored-document.ts'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {resolveTokens} from '../facts/fact-values.ts'
import {type UsingDocument, usesOf} from './uses.ts'

interface UseListProps {
  using: readonly UsingDocument[]
  assetId: string
  assetAlt: string
}

/** The documents that use a picture, each a link to its form, with the words that stand for the picture there. */
export function UseList({using, assetId, assetAlt}: UseListProps) {
  const schema = useSchema()
  if (using.length === 0) {
    return (
      <Text size={1} muted>
        No document uses it.
      </Text>
    )
  }
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="medium">
        Where it is used
      </Text>
      <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
        {using.map((document) => {
          const uses = usesOf([document], assetId)
          const [use] = uses
          const id = publishedId(document._id)
          const title = titleOf(document)
          return (
            <Card as="li" key={document._id} padding={3} radius={2} border>
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  <IntentLink intent="edit" params={{id, type: document._type, ...(use && {path: use.path})}}>
                    {title ? resolveTokens(title) : schema.get(document._type)?.title}
                  </IntentLink>
                </Text>
                <Text size={1} muted>
                  {[
                    schema.get(document._type)?.title,
                    isDraft(document._id) && 'draft',
                    uses.length > 1 && `${uses.length} times`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {uses.map(({path, alt, isDecorative}) => (
                  <Text key={path} size={1} muted>
                    {isDecorative
                      ? 'Decoration only'
                      : alt
                        ? `“${alt}” (own text)`
                        : assetAlt
                          ? `“${assetAlt}”`
                          : 'No text'}
                  </Text>
                ))}
              </Stack>
            </Card>
          )
        })}
      </Stack>
    </Stack>
  )
}
