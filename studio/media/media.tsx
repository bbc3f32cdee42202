import {SearchIcon} from '@sanity/icons/Search'
import {UploadIcon} from '@sanity/icons/Upload'
import {Box, Button, Card, Flex, Grid, Select, Spinner, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useRef, useState} from 'react'
import {useClient} from 'sanity'
import {useRouter, useRouterState} from 'sanity/router'
import {AssetCard} from './asset-card.tsx'
import {AssetDetail} from './asset-detail.tsx'
import {removeUnused, type Show, upload} from './media-library.ts'
import {useAssets} from './use-assets.ts'

const atOnce = 48
const shows: [Show, string][] = [
  ['all', 'All pictures'],
  ['unused', 'Not used anywhere'],
  ['without alt', 'Without words of their own'],
]

/** All pictures with search, and beside them the one that is open. */
export function Media() {
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const {navigate} = useRouter()
  const opened = useRouterState((state) => state.asset as string | undefined) // the one parameter of the tool's route
  const [words, setWords] = useState('')
  const [show, setShow] = useState<Show>('all')
  const [count, setCount] = useState(atOnce)
  const [isUploading, setUploading] = useState(false)
  const {found, uses, isFailed, reload} = useAssets(client, {words, show, count})
  const file = useRef<HTMLInputElement>(null)

  const add = async (files: readonly File[]) => {
    setUploading(true)
    const failed: string[] = []
    let last: string | undefined
    for (const each of files) {
      try {
        last = await upload(client, each)
      } catch {
        failed.push(each.name)
      }
    }
    setUploading(false)
    reload()
    if (last) navigate({asset: last})
    if (failed.length > 0) {
      const title = `Not uploaded: ${failed.join(', ')}. Take JPEG, PNG, WebP, GIF or SVG files.`
      toast.push({status: 'error', title})
    }
  }
  const removeAll = async () => {
    const ids = found?.assets.map(({_id}) => _id) ?? []
    try {
      await removeUnused(client, ids)
      toast.push({status: 'success', title: `${ids.length} pictures are removed.`})
    } catch {
      toast.push({status: 'error', title: 'Nothing was removed: one of them is used by now.'})
    }
    reload()
  }

  return (
    <Flex height="fill" style={{minHeight: 0}}>
      <style>{'@media (max-width: 899px) { .media-behind { display: none !important } }'}</style>
      <Flex direction="column" flex={3} style={{minWidth: 0}} className={opened ? 'media-behind' : undefined}>
        <Card padding={3} borderBottom>
          <Flex gap={2} wrap="wrap" align="center">
            <Box flex={1} style={{minWidth: 200}}>
              <TextInput
                aria-label="Search pictures"
                placeholder="Search names and words"
                icon={SearchIcon}
                fontSize={1}
                value={words}
                onChange={(event) => {
                  setWords(event.currentTarget.value)
                  setCount(atOnce)
                }}
              />
            </Box>
            <Box>
              <Select
                aria-label="Which pictures"
                fontSize={1}
                value={show}
                onChange={(event) => {
                  setShow(shows.find(([name]) => name === event.currentTarget.value)?.[0] ?? 'all')
                  setCount(atOnce)
                }}
              >
                {shows.map(([name, title]) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </Select>
            </Box>
            {show === 'unused' && found && found.assets.length > 0 && (
              <RemoveAll count={found.assets.length} remove={removeAll} />
            )}
            <Button
              tone="primary"
              icon={UploadIcon}
              fontSize={1}
              text={isUploading ? 'Uploading…' : 'Upload'}
              disabled={isUploading}
              onClick={() => file.current?.click()}
            />
            <input
              ref={file}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-label="Files to upload"
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])])
                // The same file can be chosen again.
                event.currentTarget.value = ''
              }}
            />
          </Flex>
        </Card>
        <Box flex={1} overflow="auto" padding={3} style={{minHeight: 0}}>
          {isFailed && (
            <Card tone="critical" padding={3} radius={2} role="alert">
              <Flex gap={3} align="center">
                <Box flex={1}>
                  <Text size={1}>The pictures cannot be read. Check the connection, then try again.</Text>
                </Box>
                <Button mode="ghost" fontSize={1} text="Try again" onClick={reload} />
              </Flex>
            </Card>
          )}
          {!found && !isFailed && (
            <Flex justify="center" padding={5}>
              <Spinner muted />
            </Flex>
          )}
          {found && (
            <Stack gap={3}>
              <Text size={1} muted role="status">
                {found.total === 1 ? '1 picture' : `${found.total.toLocaleString('en-US')} pictures`}
              </Text>
              <Grid gap={3} style={{gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))'}}>
                {found.assets.map((asset) => (
                  <AssetCard
                    key={asset._id}
                    asset={asset}
                    uses={uses && (uses.get(asset._id) ?? 0)}
                    isOpen={asset._id === opened}
                    open={() => navigate({asset: asset._id})}
                  />
                ))}
              </Grid>
              {found.total > found.assets.length && (
                <Flex justify="center" padding={3}>
                  <Button mode="ghost" text="Show more" onClick={() => setCount(count + atOnce)} />
                </Flex>
              )}
              {found.total === 0 && (
                <Text size={1} muted>
                  {words ? `No picture matches “${words}”.` : 'There is none.'}
                </Text>
              )}
            </Stack>
          )}
        </Box>
      </Flex>
      {opened && (
        <AssetDetail key={opened} id={opened} client={client} changed={reload} close={() => navigate({})} />
      )}
    </Flex>
  )
}

/** Asks once more in place. */
function RemoveAll({count, remove}: {count: number; remove: () => void}) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button
        mode="ghost"
        tone="critical"
        fontSize={1}
        text={`Remove these ${count}…`}
        onClick={() => setAsking(true)}
      />
    )
  }
  return (
    <Flex gap={2}>
      <Button
        tone="critical"
        fontSize={1}
        text={`Remove ${count} for good`}
        onClick={() => {
          setAsking(false)
          remove()
        }}
      />
      <Button mode="bleed" fontSize={1} text="Keep" onClick={() => setAsking(false)} />
    </Flex>
  )
}
