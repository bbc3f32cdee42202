import {Box, Button, Card, Flex, Grid, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import {useRouter, useRouterState} from 'sanity/router'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {SplitView} from '../ui/split-view.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {AssetCard} from './asset-card.tsx'
import {AssetDetail} from './asset-detail.tsx'
import {MediaBar, type Search} from './media-bar.tsx'
import {removeUnused, upload, uploadProblem} from './media-library.ts'
import {useAssets} from './use-assets.ts'

const pageSize = 48

/** Lists all pictures with a search, and shows the open one next to them. */
export function Media() {
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const {navigate} = useRouter()
  const opened = useRouterState((state) => state.asset as string | undefined) // the one parameter of the tool's route
  const [{search, show}, setSearch] = useState<Search>({search: '', show: 'all'})
  const [count, setCount] = useState(pageSize)
  const {data: found, error, reload} = useAssets(client, {search, show, count})
  const {isBusy, attempt} = useAttempt()
  const {attempt: attemptRemoval} = useAttempt('Nothing was removed. A page started using one of them.')

  const add = (files: readonly File[]) =>
    attempt(async () => {
      const failed: string[] = []
      let last: string | undefined
      for (const file of files) {
        try {
          last = await upload(client, file)
        } catch {
          failed.push(file.name)
        }
      }
      reload()
      if (last) navigate({asset: last})
      if (failed.length > 0) toast.push({status: 'error', title: uploadProblem(failed)})
    })
  const removeAll = async () => {
    const ids = found?.assets.map(({_id}) => _id) ?? []
    const isRemoved = await attemptRemoval(() => removeUnused(client, ids))
    if (isRemoved) toast.push({status: 'success', title: `${ids.length} pictures removed.`})
    reload()
  }

  const list = (
    <>
      <Card padding={3} borderBottom>
        <MediaBar
          {...{search, show}}
          isUploading={isBusy}
          removable={show === 'unused' ? (found?.assets.length ?? 0) : 0}
          onSearch={(change) => {
            setSearch({search, show, ...change})
            setCount(pageSize)
          }}
          onUpload={add}
          onRemove={removeAll}
        />
      </Card>
      <Box flex={1} overflow="auto" padding={3} style={{minHeight: 0}}>
        {error !== undefined && (
          <ProblemCard problem="The pictures could not be loaded. Check the connection." onRetry={reload} />
        )}
        {!found && error === undefined && <Loading />}
        {found && (
          <Stack gap={3}>
            <Note role="status">
              {found.total === 1 ? '1 picture' : `${found.total.toLocaleString('en-US')} pictures`}
            </Note>
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
                <Button mode="ghost" text="Show more" onClick={() => setCount(count + pageSize)} />
              </Flex>
            )}
            {found.total === 0 && (
              <Note>{search ? `No picture matches “${search}”.` : 'No pictures yet.'}</Note>
            )}
          </Stack>
        )}
      </Box>
    </>
  )
  return (
    <SplitView
      list={list}
      detail={
        opened && (
          <AssetDetail
            key={opened}
            id={opened}
            revision={found?.assets.find(({_id}) => _id === opened)?._rev}
            client={client}
            onChange={reload}
            onClose={() => navigate({})}
          />
        )
      }
    />
  )
}
