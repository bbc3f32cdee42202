import {Checkbox, Flex, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {FormValueProvider, type SanityClient} from 'sanity'
import {mediaAssetSource} from 'sanity-plugin-media'
import {QuestionDialog} from '../ui/question-dialog.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {replaceEverywhere} from './uses.ts'

interface ReplaceDialogProps {
  client: SanityClient
  id: string
  name: string
  /** Number of documents that use the picture. */
  count: number
  onClose: () => void
}

/** Lets the editor choose or upload the picture that replaces another one in all documents. */
export function ReplaceDialog({client, id, name, count, onClose}: ReplaceDialogProps) {
  const toast = useToast()
  const [chosen, setChosen] = useState<string>()
  const [keepAlt, setKeepAlt] = useState(true)
  const {isBusy, problem, setProblem, attempt} = useAttempt(
    'Nothing was replaced, because someone changed one of the documents. Try again.',
    {isInline: true},
  )
  const isFile = id.startsWith('file-')
  const Chooser = mediaAssetSource.component
  if (!chosen) {
    return (
      // The chooser asks for the document of a form.
      <FormValueProvider value={undefined}>
        <Chooser
          assetSource={mediaAssetSource}
          assetType={isFile ? 'file' : 'image'}
          accept={isFile ? '' : 'image/*'}
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
        Published documents and drafts change at once. The crop and the focal point of the old picture are
        removed.
      </Text>
      <Flex as="label" gap={3} align="center">
        <Checkbox checked={keepAlt} onChange={(event) => setKeepAlt(event.currentTarget.checked)} />
        <Text size={1}>Keep existing alt text (the new picture shows the same)</Text>
      </Flex>
    </QuestionDialog>
  )
}

/** Formats a number of documents; drafts and published versions count separately. */
function countText(count: number): string {
  return count === 1 ? '1 document' : `${count} documents and drafts`
}
