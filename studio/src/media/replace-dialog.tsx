import {SearchIcon} from '@sanity/icons/Search'
import {Button, Checkbox, Dialog, Flex, Grid, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import type {SanityClient} from 'sanity'
import {ProblemCard} from '../ui/problem-card.tsx'
import {AssetCard, nameOf} from './asset-card.tsx'
import {fetchAsset, type MediaAsset, replaceEverywhere, upload} from './media-library.ts'
import {useAssets} from './use-assets.ts'

interface ReplaceDialogProps {
  client: SanityClient
  asset: MediaAsset
  /** How many documents use it. */
  count: number
  close: () => void
  replaced: () => void
}

/** Chooses or uploads the picture that takes the place of another in all documents. */
export function ReplaceDialog({client, asset, count, close, replaced}: ReplaceDialogProps) {
  const toast = useToast()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [keepAlt, setKeepAlt] = useState(true)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const {found, reload} = useAssets(client, {words, show: 'all', count: 24})

  const add = async (file: File | undefined) => {
    if (!file) return
    try {
      setChosen(await upload(client, file))
      setWords('')
      reload()
    } catch {
      setProblem(`${file.name} was not uploaded. Only a whole JPEG, PNG, WebP, GIF or SVG file can be.`)
    }
  }
  const replace = async () => {
    if (!chosen) return
    setWorking(true)
    try {
      if (!keepAlt && !(await fetchAsset(client, chosen))?.altText?.trim()) {
        setProblem(
          'The new picture has no text yet. Close this, open it, give it an alternative text, then replace.',
        )
        setWorking(false)
        return
      }
      const made = await replaceEverywhere(client, asset._id, chosen, {keepAlt})
      toast.push({status: 'success', title: `Replaced in ${countText(made)}.`})
      replaced()
    } catch {
      setProblem('Nothing was replaced: somebody changed one of the documents just now. Try again.')
      setWorking(false)
    }
  }

  return (
    <Dialog
      id="replace-picture"
      header={`Replace ${nameOf(asset)} everywhere`}
      width={2}
      onClose={close}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text="Cancel" onClick={close} />
          <Button
            tone="primary"
            text={`Replace in ${countText(count)}`}
            disabled={!chosen || isWorking}
            onClick={replace}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          Published documents change at once, drafts too. Crop and focus of the old picture are dropped, since
          they belong to what it shows.
        </Text>
        <Flex as="label" gap={3} align="center">
          <Checkbox checked={keepAlt} onChange={(event) => setKeepAlt(event.currentTarget.checked)} />
          <Text size={1}>Keep the texts of each use: the new picture shows the same thing</Text>
        </Flex>
        <TextInput
          aria-label="Search the new picture"
          placeholder="Search the new picture"
          icon={SearchIcon}
          fontSize={1}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
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

/** A draft counts beside its published document. */
function countText(count: number): string {
  return count === 1 ? '1 document' : `${count} documents and drafts`
}
