import type {Answer} from '../content/fetch-query.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {snapshotPath} from './snapshot-path.ts'

export type Snapshot = {renderedAt: number; answer: Answer<PageQueryResult>}

/**
 * The static copy of a page's data; null where the host has no such page (it may answer with one of its own), undefined where it gives no
 * answer, as offline.
 */
export async function fetchSnapshot(path: string, signal: AbortSignal): Promise<Snapshot | null | undefined> {
  try {
    const response = await fetch(snapshotPath(path), {signal})
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (response.status === 404 || (response.ok && !isJson)) return null
    if (!response.ok) return undefined
    // Written by the prerenderer from the same type.
    const {renderedAt, ...answer} = (await response.json()) as {renderedAt: number} & Answer<PageQueryResult>
    return {renderedAt, answer}
  } catch {
    return undefined
  }
}
