import type {QueryClient} from '@tanstack/react-query'
import {isCopy} from './asset-copies.ts'
import {copyAddress, eachAddress} from './copy-addresses.ts'

/** Puts the site's own addresses into an answer of the CMS, where the data of this visit's pages has them for what it shows. */
export function withKnownCopies<Result>(answer: Result, client: QueryClient): Result {
  const known = new Map<string, string>()
  for (const {state} of client.getQueryCache().getAll()) {
    eachAddress(state.data, ({url}, holder) => {
      if (isCopy(url)) known.set(keyOf(url, holder), url)
    })
  }
  eachAddress(answer, (object, holder) => {
    const copy = copyAddress(object.url)
    const own = copy && known.get(keyOf(copy, holder))
    if (own) object.url = own
  })
  return answer
}

/** With another crop or hotspot a picture is another one, which may not be there yet. */
function keyOf(copy: string, {crop, hotspot}: Record<string, unknown>): string {
  return JSON.stringify([copy, crop, hotspot], (_key, value: unknown) => value ?? undefined)
}
