import {getPublishedId, isDraftId} from '@sanity/client/csm'
import {Stack, Text} from '@sanity/ui'
import {titleOf} from '@upline/schemas/health/stored-document.ts'
import {useSchema} from 'sanity'
import {DocumentRow} from '../ui/document-row.tsx'
import {List} from '../ui/list.tsx'
import {Note} from '../ui/note.tsx'
import {type Use, type UsingDocument, usesOf} from './uses.ts'

interface UseListProps {
  using: readonly UsingDocument[]
  assetId: string
  assetAlt: string
}

/** Lists the documents that use a picture, with its alternative text in each. */
export function UseList({using, assetId, assetAlt}: UseListProps) {
  const schema = useSchema()
  if (using.length === 0) return <Note>No document uses this picture.</Note>
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="medium">
        Where it’s used
      </Text>
      <List>
        {using.map((document) => {
          const uses = usesOf([document], assetId)
          const notes = [
            schema.get(document._type)?.title,
            isDraftId(document._id) && 'draft',
            uses.length > 1 && `${uses.length} times`,
          ]
          return (
            <DocumentRow
              key={document._id}
              id={getPublishedId(document._id)}
              type={document._type}
              path={uses[0]?.path}
              title={titleOf(document)}
              note={notes.filter(Boolean).join(' · ')}
            >
              {uses.map((use) => (
                <Note key={use.path}>{altText(use, assetAlt)}</Note>
              ))}
            </DocumentRow>
          )
        })}
      </List>
    </Stack>
  )
}

function altText({alt, isDecorative}: Use, assetAlt: string): string {
  if (isDecorative) return 'Decorative'
  if (alt) return `“${alt}” (own text)`
  return assetAlt ? `“${assetAlt}”` : 'No alternative text'
}
