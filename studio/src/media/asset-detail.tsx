import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {Box, Button, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useCallback, useEffect, useState} from 'react'
import type {SanityClient} from 'sanity'
import {ProblemCard} from '../ui/problem-card.tsx'
import {AltField} from './alt-field.tsx'
import {nameOf, thumbnail} from './asset-card.tsx'
import {fetchAsset, fetchUsing, type MediaAsset, removeUnused, setAlt} from './media-library.ts'
import {ReplaceDialog} from './replace-dialog.tsx'
import {UseList} from './use-list.tsx'
import type {UsingDocument} from './uses.ts'

interface AssetDetailProps {
  client: SanityClient
  id: string
  /** Of the picture as the list has it: when it changes, somebody changed the picture. */
  revision: string | undefined
  /** Called after the picture was changed or removed. */
  changed: () => void
  close: () => void
}

type State = {asset: MediaAsset; using: readonly UsingDocument[]} | 'gone' | 'failed' | undefined

/** One picture: its words, where it is used, another one in its place, and its removal. */
export function AssetDetail({client, id, revision, changed, close}: AssetDetailProps) {
  const [state, setState] = useState<State>()
  const [isReplacing, setReplacing] = useState(false)
  const toast = useToast()

  const read = useCallback(async () => {
    try {
      const [asset, using] = await Promise.all([fetchAsset(client, id), fetchUsing(client, id)])
      setState(asset ? {asset, using} : 'gone')
    } catch {
      setState('failed')
    }
  }, [client, id])
  useEffect(() => void read(), [read, revision])

  const remove = async () => {
    try {
      await removeUnused(client, [id])
      toast.push({status: 'success', title: 'The picture is removed.'})
      close()
    } catch {
      toast.push({status: 'error', title: 'It was not removed: a document uses it by now.'})
      void read()
    }
    changed()
  }

  return (
    <Card flex={2} borderLeft overflow="auto" style={{minWidth: 0, height: '100%'}} data-testid="asset">
      <Stack gap={4} padding={4}>
        <Flex gap={2} align="center">
          <Button mode="bleed" icon={ArrowLeftIcon} aria-label="Back to the list" onClick={close} />
          <Box flex={1} style={{minWidth: 0}}>
            <Text as="h1" weight="semibold" textOverflow="ellipsis">
              {typeof state === 'object' ? nameOf(state.asset) : ''}
            </Text>
          </Box>
        </Flex>
        {!state && <Spinner muted />}
        {state === 'gone' && <Text size={1}>There is no such picture any more.</Text>}
        {state === 'failed' && (
          <ProblemCard problem="The picture cannot be read. Check the connection and open it again." />
        )}
        {typeof state === 'object' && (
          <>
            <Card border radius={2} style={{overflow: 'hidden'}}>
              <img
                src={thumbnail(state.asset, 960)}
                alt={state.asset.altText ?? ''}
                style={{display: 'block', width: '100%', maxHeight: 320, objectFit: 'contain'}}
              />
            </Card>
            <Text size={1} muted>
              {factsOf(state.asset)}
            </Text>
            <AltField
              id={id}
              alt={state.asset.altText ?? ''}
              save={async (alt) => {
                try {
                  await setAlt(client, state.asset, alt)
                  changed()
                } finally {
                  await read()
                }
              }}
            />
            <UseList using={state.using} assetId={id} assetAlt={state.asset.altText ?? ''} />
            <Flex gap={2} wrap="wrap">
              <Button
                mode="ghost"
                fontSize={1}
                text="Replace everywhere…"
                disabled={state.using.length === 0}
                onClick={() => setReplacing(true)}
              />
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                text="Remove"
                disabled={state.using.length > 0}
                title={state.using.length > 0 ? 'It is used: replace it everywhere first.' : undefined}
                onClick={remove}
              />
            </Flex>
            {isReplacing && (
              <ReplaceDialog
                client={client}
                asset={state.asset}
                count={state.using.length}
                close={() => setReplacing(false)}
                replaced={() => {
                  setReplacing(false)
                  void read()
                  changed()
                }}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function factsOf({width, height, size, extension, originalFilename}: MediaAsset): string {
  const bytes = size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
  const sides = width && height ? `${width} × ${height}` : undefined
  return [originalFilename, sides, bytes, extension.toUpperCase()].filter(Boolean).join(' · ')
}
