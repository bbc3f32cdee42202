import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import type {SanityClient} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAsync} from '../ui/use-async.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {AltField} from './alt-field.tsx'
import {nameOf, thumbnail} from './asset-card.tsx'
import {fetchAsset, fetchUsing, type MediaAsset, removeUnused, setAlt} from './media-library.ts'
import {ReplaceDialog} from './replace-dialog.tsx'
import {UseList} from './use-list.tsx'
import type {UsingDocument} from './uses.ts'

interface AssetDetailProps {
  client: SanityClient
  id: string
  /** Revision of the picture in the list; a new one means that someone changed the picture. */
  revision: string | undefined
  onChange: () => void
  onClose: () => void
}

/** Renders one picture: its text, its uses, and actions to replace or remove it. */
export function AssetDetail({client, id, revision, onChange, onClose}: AssetDetailProps) {
  const {data, error, reload} = useAsync(async () => {
    const [asset, using] = await Promise.all([fetchAsset(client, id), fetchUsing(client, id)])
    return {asset, using}
  }, [client, id, revision])
  const refresh = () => {
    reload()
    onChange()
  }
  return (
    <Card flex={2} borderLeft overflow="auto" style={{minWidth: 0, height: '100%'}} data-testid="asset">
      <Stack gap={4} padding={4}>
        <Flex gap={2} align="center">
          <Button mode="bleed" icon={ArrowLeftIcon} aria-label="Back to the list" onClick={onClose} />
          <Box flex={1} style={{minWidth: 0}}>
            <Text as="h1" weight="semibold" textOverflow="ellipsis">
              {data?.asset ? nameOf(data.asset) : ''}
            </Text>
          </Box>
        </Flex>
        {!data && error === undefined && <Loading />}
        {error !== undefined && (
          <ProblemCard problem="The picture could not be loaded. Check the connection." onRetry={reload} />
        )}
        {data && !data.asset && <Text size={1}>This picture no longer exists.</Text>}
        {data?.asset && (
          <Detail {...{client, onClose}} asset={data.asset} using={data.using} onChange={refresh} />
        )}
      </Stack>
    </Card>
  )
}

interface DetailProps extends Pick<AssetDetailProps, 'client' | 'onChange' | 'onClose'> {
  asset: MediaAsset
  using: readonly UsingDocument[]
}

function Detail({client, asset, using, onChange, onClose}: DetailProps) {
  const toast = useToast()
  const [isReplacing, setReplacing] = useState(false)
  const {attempt} = useAttempt('Not removed. A page started using it.')
  const alt = asset.altText ?? ''
  const isUsed = using.length > 0
  const remove = async () => {
    const isRemoved = await attempt(() => removeUnused(client, [asset._id]))
    if (isRemoved) {
      toast.push({status: 'success', title: 'Picture removed.'})
      onClose()
    }
    onChange()
  }
  return (
    <>
      <Card border radius={2} style={{overflow: 'hidden'}}>
        <img
          src={thumbnail(asset, 960)}
          alt={alt}
          style={{display: 'block', width: '100%', maxHeight: 320, objectFit: 'contain'}}
        />
      </Card>
      <Note>{summaryOf(asset)}</Note>
      <AltField id={asset._id} alt={alt} save={(text) => setAlt(client, asset, text).finally(onChange)} />
      <UseList using={using} assetId={asset._id} assetAlt={alt} />
      <Flex gap={2} wrap="wrap">
        <ActionButton
          mode="ghost"
          text="Replace everywhere…"
          disabled={!isUsed}
          onClick={() => setReplacing(true)}
        />
        <ActionButton
          mode="ghost"
          tone="critical"
          text="Remove"
          disabled={isUsed}
          title={isUsed ? 'Documents use it. Replace it everywhere first.' : undefined}
          onClick={remove}
        />
      </Flex>
      {isReplacing && (
        <ReplaceDialog
          {...{client, asset}}
          count={using.length}
          onClose={() => setReplacing(false)}
          onReplaced={() => {
            setReplacing(false)
            onChange()
          }}
        />
      )}
    </>
  )
}

function summaryOf({width, height, size, extension, originalFilename}: MediaAsset): string {
  const bytes = size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
  const dimensions = width && height ? `${width} × ${height}` : undefined
  return [originalFilename, dimensions, bytes, extension.toUpperCase()].filter(Boolean).join(' · ')
}
