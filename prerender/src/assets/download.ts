import {setTimeout as pause} from 'node:timers/promises'

const attempts = 3
const retryAfterMs = 500
const longestFetchMs = 60_000

/** Returns the bytes at `source`. Rejects when three attempts failed. */
export async function download(source: string): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(source, {signal: AbortSignal.timeout(longestFetchMs)})
      if (!response.ok) throw new Error(`The CMS answered ${response.status} for ${source}`)
      return new Uint8Array(await response.arrayBuffer())
    } catch (error) {
      if (attempt === attempts) throw error
      await pause(retryAfterMs)
    }
  }
}
