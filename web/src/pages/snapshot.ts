import type {ContentData} from '../content/types.ts'

/** Where the prerenderer writes the content of a page as JSON. */
export const snapshotPath = (path: string): string => `/_content${path === '/' ? '/index' : path}.json`

/** The static copy of a page's content, undefined when there is none (a new page, the dev server) or it cannot be had. */
export async function fetchSnapshot(path: string, signal: AbortSignal): Promise<ContentData | undefined> {
  try {
    const response = await fetch(snapshotPath(path), {signal, priority: 'high'})
    if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json'))
      return undefined
    return (await response.json()) as ContentData
  } catch {
    // Offline, or a host that answers with something else: the CMS is asked instead, and its failure is shown.
    return undefined
  }
}
