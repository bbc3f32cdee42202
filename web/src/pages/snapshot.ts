import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {fetchJson} from './fetch-json.ts'
import {snapshotPath} from './snapshot-path.ts'

/** The static copy of the answer to a page's query, written by the prerenderer. */
type Snapshot = {renderedAt: number; result: PageQueryResult; syncTags: string[]}

/** The static copy of a page's content; undefined where there is none, then the CMS is asked and its failure is shown. */
export async function fetchSnapshot(
  path: string,
  signal: AbortSignal,
): Promise<NonNullable<PageQueryResult> | undefined> {
  const snapshot = (await fetchJson(snapshotPath(path), signal)) as Snapshot | undefined
  return snapshot?.result ?? undefined
}
