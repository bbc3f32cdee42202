import {useEffect} from 'react'
import type {SanityClient} from 'sanity'
import {type Async, useAsync} from '../ui/use-async.ts'
import {findAssets, type MediaAsset, type MediaSearch} from './media-library.ts'

/** Waits for a pause in typing, and for more changes by other editors. */
const pauseMs = 200

/** Returns the pictures that a search finds, and reloads them when pictures change. */
export function useAssets(
  client: SanityClient,
  {search, show, count}: MediaSearch,
): Async<{assets: readonly MediaAsset[]; total: number}> {
  const found = useAsync(() => findAssets(client, {search, show, count}), [client, search, show, count], {
    delayMs: pauseMs,
  })
  const {reload} = found
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const changes = client
      .listen('*[_type == "sanity.imageAsset"]', {}, {includeResult: false, visibility: 'query'})
      .subscribe({
        next: () => {
          clearTimeout(timer)
          timer = setTimeout(reload, pauseMs)
        },
        error: () => {},
      })
    return () => {
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, reload])
  return found
}
