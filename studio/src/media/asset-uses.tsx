import {getPublishedId, isDraftId} from '@sanity/client/csm'
import {Flex, Stack, Text} from '@sanity/ui'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {validateAltText} from '@upline/schemas/validation/pictures.ts'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'
import {DocumentRow} from '../ui/document-row.tsx'
import {FieldProblem} from '../ui/field.tsx'
import {List} from '../ui/list.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {ReplaceDialog} from './replace-dialog.tsx'
import {type Use, usesOf} from './uses.ts'

interface AssetUsesProps {
  id: string
  name: string
  /** The alternative text of the picture itself. */
  alt: string
}

/** Lists the documents that use a picture, with its alternative text in each, and replaces it in all of them. */
export function AssetUses({id, name, alt}: AssetUsesProps) {
  const schema = useSchema()
  const client = useClient({apiVersion: '2025-02-19'})
  const [isReplacing, setReplacing] = useState(false)
  const {data: using, hasFailed} = useLiveQuery<StoredDocument[]>(
    '*[references($id)]',
    {id},
    {perspective: 'raw', tag: 'media'},
  )
  return (
    <Stack gap={3} data-testid="uses">
      <FieldProblem id={`${id}-alt`} problem={alt ? validateAltText(alt) : undefined} />
      <Text as="h2" size={1} weight="medium">
        Where it’s used
      </Text>
      {hasFailed && <ProblemCard problem="The uses could not be loaded. Check the connection." />}
      {!using && !hasFailed && <Loading />}
      {using?.length === 0 && <Note>No document uses this.</Note>}
      {using && using.length > 0 && (
        <>
          <List>
            {using.map((document) => {
              const uses = usesOf([document], id)
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
                  {id.startsWith('image-') &&
                    uses.map((use) => <Note key={use.path}>{altText(use, alt)}</Note>)}
                </DocumentRow>
              )
            })}
          </List>
          <Flex>
            <ActionButton mode="ghost" text="Replace everywhere…" onClick={() => setReplacing(true)} />
          </Flex>
        </>
      )}
      {isReplacing && (
        <ReplaceDialog
          {...{client, id, name}}
          count={using?.length ?? 0}
          onClose={() => setReplacing(false)}
        />
      )}
    </Stack>
  )
}

function altText({alt, isDecorative}: Use, assetAlt: string): string {
  if (isDecorative) return 'Decorative'
  if (alt) return `“${alt}” (own text)`
  return assetAlt ? `“${assetAlt}”` : 'No alternative text'
}
