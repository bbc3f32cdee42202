import {getPublishedId, isDraftId} from '@sanity/client/csm'
import {Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {replaceEverywhere, type Use, usesOf} from '@upline/editorial/uses/asset-uses.ts'
import {readPictureProblem, type StoredFile} from '@upline/schemas/health/read-files.ts'
import {validateAltText} from '@upline/schemas/validation/pictures.ts'
import {useState} from 'react'
import {FormValueProvider, type SanityClient, useSchema} from 'sanity'
import {mediaAssetSource} from 'sanity-plugin-media'
import {ActionButton} from '../../ui/action-button.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {FieldProblem} from '../../ui/field.tsx'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {QuestionDialog} from '../../ui/question-dialog.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

interface AssetUsesProps {
  /** The picture or file. */
  asset: StoredFile
  /** The alternative text of the picture itself. */
  alt: string
}

/** Lists the documents that use a picture, with its alternative text in each, and replaces it in all of them. */
export function AssetUses({asset, alt}: AssetUsesProps) {
  const id = asset._id
  const name = asset.originalFilename ?? id
  const schema = useSchema()
  const client = useStudioClient()
  const {data: pictureProblem} = useData({
    queryKey: ['picture problem', id],
    queryFn: async () => (await readPictureProblem(asset)) ?? null,
    enabled: isFile(id),
  })
  const [isReplacing, setReplacing] = useState(false)
  const {data: using, hasFailed} = useLiveQuery<StoredDocument[]>(
    '*[references($id)]',
    {id},
    {perspective: 'raw', tag: 'media'},
  )
  return (
    <Stack gap={3} data-testid="uses">
      <FieldProblem id={`${id}-alt`} problem={alt ? validateAltText(alt) : undefined} />
      {pictureProblem && <ProblemCard problem={pictureProblem} />}
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
              const uses = usesOf(document, id)
              return (
                <DocumentRow
                  key={document._id}
                  id={getPublishedId(document._id)}
                  type={document._type}
                  path={uses[0]?.path}
                  title={titleOf(document)}
                  notes={[
                    schema.get(document._type)?.title,
                    isDraftId(document._id) && 'draft',
                    uses.length > 1 && `${uses.length} times`,
                  ]}
                >
                  {!isFile(id) && uses.map((use) => <Note key={use.path}>{altText(use, alt)}</Note>)}
                </DocumentRow>
              )
            })}
          </List>
          <Note>It can’t be deleted while a document uses it.</Note>
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

const isFile = (id: string): boolean => id.startsWith('file-')

function altText({alt, isDecorative}: Use, assetAlt: string): string {
  if (isDecorative) return 'Decorative'
  if (alt) return `“${alt}” (own text)`
  return assetAlt ? `“${assetAlt}”` : 'No alternative text'
}

interface ReplaceDialogProps {
  client: SanityClient
  id: string
  name: string
  /** Number of documents that use the picture. */
  count: number
  onClose: () => void
}

/** Lets the editor choose or upload the picture that replaces another one in all documents. */
function ReplaceDialog({client, id, name, count, onClose}: ReplaceDialogProps) {
  const toast = useToast()
  const [chosen, setChosen] = useState<string>()
  const [keepAlt, setKeepAlt] = useState(true)
  const {isBusy, problem, setProblem, attempt} = useAttempt(
    'Nothing was replaced, because someone changed one of the documents. Try again.',
    {isInline: true},
  )
  const Chooser = mediaAssetSource.component
  if (!chosen) {
    return (
      // The chooser asks for the document of a form.
      <FormValueProvider value={undefined}>
        <Chooser
          assetSource={mediaAssetSource}
          assetType={isFile(id) ? 'file' : 'image'}
          accept={isFile(id) ? '' : 'image/*'}
          selectionType="single"
          selectedAssets={[]}
          onClose={onClose}
          onSelect={([selected]) => (selected ? setChosen(String(selected.value)) : onClose())}
        />
      </FormValueProvider>
    )
  }
  const replace = () =>
    attempt(async () => {
      const altText = await client.fetch<string | null>('*[_id == $chosen][0].altText', {chosen})
      if (!keepAlt && !altText?.trim()) {
        setProblem('The new picture has no alternative text. Close this, add one, then replace the picture.')
        return
      }
      const replaced = await replaceEverywhere(client, id, chosen, {keepAlt})
      toast.push({status: 'success', title: `Replaced in ${countText(replaced)}.`})
      onClose()
    })
  return (
    <QuestionDialog
      header={`Replace ${name} everywhere`}
      button={`Replace in ${countText(count)}`}
      disabled={isBusy}
      onConfirm={replace}
      onClose={onClose}
      problem={problem}
    >
      <Text size={1}>
        Published documents and drafts change immediately.{' '}
        {isFile(id)
          ? 'Links to the old file lead to the new one.'
          : 'The crop and the focal point of the old picture are removed.'}
      </Text>
      {!isFile(id) && <Pictures client={client} ids={[id, chosen]} />}
      {!isFile(id) && (
        <Flex as="label" gap={3} align="center">
          <Checkbox checked={keepAlt} onChange={(event) => setKeepAlt(event.currentTarget.checked)} />
          <Text size={1}>Keep existing alt text (the new picture shows the same)</Text>
        </Flex>
      )}
    </QuestionDialog>
  )
}

/** Shows the old picture and the new one. */
function Pictures({client, ids}: {client: SanityClient; ids: readonly [from: string, to: string]}) {
  const [from, to] = ids
  const {data} = useData({
    queryKey: ['pictures', from, to],
    queryFn: () =>
      client.fetch<{old: string | null; new: string | null}>(
        '{"old": *[_id == $from][0].url, "new": *[_id == $to][0].url}',
        {from, to},
        {tag: 'media'},
      ),
  })
  return (
    <Flex gap={3} align="center">
      {[data?.old, data?.new].map((url, index) => (
        <figure key={url ?? index} style={{margin: 0, flex: 1}}>
          {url && (
            <img
              src={`${url}?w=320`}
              alt={index === 0 ? 'The picture now' : 'The new picture'}
              style={{display: 'block', maxWidth: '100%', maxHeight: 160}}
            />
          )}
          <figcaption>
            <Note>{index === 0 ? 'Now' : 'New'}</Note>
          </figcaption>
        </figure>
      ))}
    </Flex>
  )
}

/** Formats a number of documents; drafts and published versions count separately. */
function countText(count: number): string {
  return count === 1 ? '1 document' : `${count} documents and drafts`
}
