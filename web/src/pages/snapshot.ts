import type {Answer} from '../content/client.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {snapshotPath} from './snapshot-path.ts'

export type Snapshot = {renderedAt: number; answer: Answer<PageQueryResult>}

/** The static copy of a page's data; null where it cannot be had: offline, not deployed, or a host that answers with a page. */
export async function fetchSnapshot(path: string, signal: AbortSignal): Promise<Snapshot | null> {
  try {
    const response = await fetch(snapshotPath(path), {signal})
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (!response.ok || !isJson) return null
    // Written by the prerenderer from the same type.
    const {renderedAt, ...answer} = (await response.json()) as {renderedAt: number} & Answer<PageQueryResult>
    return {renderedAt, answer}
  } catch {
    return null
  }
}
