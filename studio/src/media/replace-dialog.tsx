import {SearchIcon} from '@sanity/icons/Search'
import {Box, Checkbox, Dialog, Flex, Grid, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import type {SanityClient} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {AssetCard, nameOf} from './asset-card.tsx'
import {fetchAsset, type MediaAsset, replaceEverywhere, upload, uploadProblem} from './media-library.ts'
import {useAssets} from './use-assets.ts'

interface ReplaceDialogProps {
  client: SanityClient
  asset: MediaAsset
  /** Number of documents that use the picture. */
  count: number
  onClose: () => void
  onReplaced: () => void
}

/** Lets the editor choose or upload the picture that replaces another one in all documents. */
export function ReplaceDialog({client, asset, count, onClose, onReplaced}: ReplaceDialogProps) {
  const toast = useToast()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [keepAlt, setKeepAlt] = useState(true)
  const {isBusy, problem, setProblem, attempt} = useAttempt(
    'Nothing was replaced, because someone changed one of the documents. Try again.',
    {isInline: true},
  )
  const {data: found, reload} = useAssets(client, {search, show: 'all', count: 24})

  const add = async (file: File | undefined) => {
    if (!file) return
    try {
      setChosen(await upload(client, file))
      setSearch('')
      reload()
    } catch {
      setProblem(uploadProblem([file.name]))
    }
  }
  const replace = () =>
    attempt(async () => {
      if (!chosen) return
      if (!keepAlt && !(await fetchAsset(client, chosen))?.altText?.trim()) {
        setProblem('The new picture has no alternative text. Close this, add one, then replace the picture.')
        return
      }
      const replaced = await replaceEverywhere(client, asset._id, chosen, {keepAlt})
      toast.push({status: 'success', title: `Replaced in ${countText(replaced)}.`})
      onReplaced()
    })

  return (
    <Dialog
      id="replace-picture"
      header={`Replace ${nameOf(asset)} everywhere`}
      width={2}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <DialogFooter onClose={onClose}>
            <ActionButton
              tone="primary"
              text={`Replace in ${countText(count)}`}
              disabled={!chosen || isBusy}
              onClick={replace}
            />
          </DialogFooter>
        </Box>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          Published documents and drafts change at once. The crop and the focal point of the old picture are
          removed.
        </Text>
        <Flex as="label" gap={3} align="center">
          <Checkbox checked={keepAlt} onChange={(event) => setKeepAlt(event.currentTarget.checked)} />
          <Text size={1}>Keep existing alt text (the new picture shows the same thing)</Text>
        </Flex>
        <TextInput
          aria-label="Search for the new picture"
          placeholder="Search for the new picture"
          icon={SearchIcon}
          fontSize={1}
          value={search}
          onChange={({currentTarget}) => setSearch(currentTarget.value)}
        />
        <Text as="label" size={1}>
          or upload it:{' '}
          <input type="file" accept="image/*" onChange={(event) => add(event.currentTarget.files?.[0])} />
        </Text>
        {problem && <ProblemCard problem={problem} />}
        <Grid gap={2} style={{gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))'}}>
          {found?.assets
            .filter(({_id}) => _id !== asset._id)
            .map((each) => (
              <AssetCard
                key={each._id}
                asset={each}
                isOpen={each._id === chosen}
                open={() => setChosen(each._id)}
              />
            ))}
        </Grid>
      </Stack>
    </Dialog>
  )
}

/** Formats a number of documents; drafts and published versions count separately. */
function countText(count: number): string {
  return count === 1 ? '1 document' : `${count} documents and drafts`
}
