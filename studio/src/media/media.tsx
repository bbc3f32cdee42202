import {Box, Button, Card, Flex, Grid, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import {useRouter, useRouterState} from 'sanity/router'
import {ProblemCard} from '../ui/problem-card.tsx'
import {Waiting} from '../ui/waiting.tsx'
import {AssetCard} from './asset-card.tsx'
import {AssetDetail} from './asset-detail.tsx'
import {MediaBar, type Search} from './media-bar.tsx'
import {removeUnused, upload} from './media-library.ts'
import {useAssets} from './use-assets.ts'

const atOnce = 48
/** All pictures with search, and beside them the one that is open. */
export function Media() {
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const {navigate} = useRouter()
  const opened = useRouterState((state) => state.asset as string | undefined) // the one parameter of the tool's route
  const [{words, show}, setSearch] = useState<Search>({words: '', show: 'all'})
  const [count, setCount] = useState(atOnce)
  const [isUploading, setUploading] = useState(false)
  const {found, isFailed, reload} = useAssets(client, {words, show, count})

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
      const title = `Not uploaded: ${failed.join(', ')}. Only whole JPEG, PNG, WebP, GIF and SVG files can be.`
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
          <MediaBar
            {...{words, show, isUploading}}
            removable={show === 'unused' ? (found?.assets.length ?? 0) : 0}
            onSearch={(change) => {
              setSearch({words, show, ...change})
              setCount(atOnce)
            }}
            onUpload={add}
            onRemove={removeAll}
          />
        </Card>
        <Box flex={1} overflow="auto" padding={3} style={{minHeight: 0}}>
          {isFailed && (
            <ProblemCard
              problem="The pictures cannot be read. Check the connection, then try again."
              onRetry={reload}
            />
          )}
          {!found && !isFailed && <Waiting />}
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
        <AssetDetail
          key={opened}
          id={opened}
          revision={found?.assets.find(({_id}) => _id === opened)?._rev}
          client={client}
          changed={reload}
          close={() => navigate({})}
        />
      )}
    </Flex>
  )
}
