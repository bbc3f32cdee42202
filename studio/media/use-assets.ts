import {useCallback, useEffect, useState} from 'react'
import type {SanityClient} from 'sanity'
import {fetchContent} from '../dependents/fetch-dependents.ts'
import {findAssets, type MediaAsset, type MediaSearch} from './media-library.ts'
import {countUses} from './uses.ts'

interface Found {
  assets: readonly MediaAsset[]
  total: number
}

/** So long after the last key or change the search is sent, in ms. */
const pauseMs = 200

export interface Assets {
  /** Absent until they are read; the last answer stays until the next one is there. */
  found: Found | undefined
  /** By id of the picture, how many documents use it; absent until it is known. */
  uses: ReadonlyMap<string, number> | undefined
  isFailed: boolean
  reload: () => void
}

/** The pictures that the search finds. Their uses are counted in all content, as GROQ would count them anew for each picture. */
export function useAssets(client: SanityClient, {words, show, count}: MediaSearch): Assets {
  const [found, setFound] = useState<Found>()
  const [uses, setUses] = useState<ReadonlyMap<string, number>>()
  const [isFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((last) => last + 1), [])

  useEffect(() => {
    let isCurrent = true
    fetchContent(client).then(
      (content) => isCurrent && setUses(countUses(content)),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [client, turn])

  useEffect(() => {
    if (show === 'unused' && !uses) return
    let isCurrent = true
    const read = async () => {
      try {
        const used = show === 'unused' ? [...(uses?.keys() ?? [])] : []
        const answer = await findAssets(client, {words, show, count}, used)
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
  }, [client, words, show, count, turn, uses])

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

  return {found, uses, isFailed, reload}
}
