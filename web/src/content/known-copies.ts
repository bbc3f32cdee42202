import {isCopy, prerendered} from './asset-copies.ts'
import {copyAddress, eachAddress} from './copy-addresses.ts'

const known = new Map<string, string>()

/** Puts the site's own addresses into an answer of the CMS, where what it shows was copied when the page was rendered. */
export function withKnownCopies<Result>(answer: Result): Result {
  for (const data of prerendered.splice(0)) {
    eachAddress(data, ({url}, holder) => {
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
