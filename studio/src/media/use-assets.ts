import {useCallback, useEffect, useState} from 'react'
import type {SanityClient} from 'sanity'
import {findAssets, type MediaAsset, type MediaSearch} from './media-library.ts'

interface Found {
  assets: readonly MediaAsset[]
  total: number
}

/** So long after the last key or change the search is sent, in ms. */
const pauseMs = 200

export interface Assets {
  /** Absent until they are read; the last answer stays until the next one is there. */
  found: Found | undefined
  isFailed: boolean
  reload: () => void
}

/** The pictures that the search finds. */
export function useAssets(client: SanityClient, {words, show, count}: MediaSearch): Assets {
  const [found, setFound] = useState<Found>()
  const [isFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((last) => last + 1), [])

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      try {
        const answer = await findAssets(client, {words, show, count})
        if (!isCurrent) return
        setFound(answer)
        setFailed(false)
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    const timer = setTimeout(read, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, words, show, count, turn])

  // Uploads and words of other editors; many at once are one reading.
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

  return {found, isFailed, reload}
}
