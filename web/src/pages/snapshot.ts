import type {ContentData} from '../content/types.ts'
import {fetchJson} from './fetch-json.ts'

/** Where the prerenderer writes the content of a page as JSON. */
export const snapshotPath = (path: string): string => `/_content${path === '/' ? '/index' : path}.json`

/** The static copy of a page's content; undefined where there is none, then the CMS is asked and its failure is shown. */
export async function fetchSnapshot(path: string, signal: AbortSignal): Promise<ContentData | undefined> {
  // Written by the prerenderer from the same type.
  return (await fetchJson(snapshotPath(path), signal)) as ContentData | undefined
}
