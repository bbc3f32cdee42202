import {decoded} from '../content/decoded.ts'
import {isObject, objectsIn} from '../content/stored-document.ts'
import {wellFormed} from '../content/well-formed.ts'
import {sensitiveCode} from '../inquiry/sensitive.ts'

/** Something that visitors did not find on one day: an address of this site (`/old.html`), or a search (`?` and its text). */
export interface Unfound {
  text: string
  count: number
  /** Paths of this site and hosts of others from which they came. */
  from: string[]
}

/** Firestore collection with one document for each UTC day, whose id is the date. */
export const unfoundCollection = 'unfound'

/** Limits of one day's document, which therefore stays below 300 kB. */
export const unfoundLimits = {perDay: 300, count: 1000, from: 5, text: 100}

/** Returns whether a user agent is that of a program, which may run scripts too. */
export const isRobot = (userAgent: string): boolean =>
  /bot\b|crawl|spider|slurp|externalhit|headless|lighthouse|preview|scanner|python|curl|wget/i.test(userAgent)

/**
 * Returns an address or a search in the form in which it is counted, or undefined if it is not counted because it may be personal: it has an
 * email address or a name after @, a number of seven digits or more, or one that is sensitive. Dates are counted. Of a query, only one
 * number is counted, as in `/page?id=3`.
 */
export function countable(text: unknown): string | undefined {
  if (typeof text !== 'string' || wellFormed(text) !== text) return undefined
  const found = text.startsWith('/')
    ? text.replace(/#.*|\?(?!\w{1,20}=\d{1,6}$).*/s, '').toLowerCase()
    : text.toLowerCase().replace(/\s+/g, ' ').trim()
  if (found.length > unfoundLimits.text || !/^(?:\/(?:[^/\s\\]\S*)?|\?.*[\p{L}\p{N}].*)$/u.test(found))
    return undefined
  const readable = (found.startsWith('/') ? decoded(found) : found).normalize('NFKC')
  const isPersonal = /@|\p{N}(?:[\s().+_-]*\p{N}){6}/u.test(readable.replace(date, ''))
  return isPersonal || sensitiveCode(readable) ? undefined : found
}

const date = /\b(?:19|20)\d\d([-._]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])\b/g

/** Returns the path of a page of this site or the host of another site. Returns undefined when the address is neither. */
export function countableSource(from: unknown): string | undefined {
  if (typeof from !== 'string') return undefined
  if (from.startsWith('/')) return countable(from.replace(/\?.*/s, ''))
  return from.length <= unfoundLimits.text && /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/.test(from)
    ? from
    : undefined
}

/** Counts one more visit. Returns undefined if a daily limit is reached. */
export function withOneMore(
  entries: readonly Unfound[],
  text: string,
  from: string | undefined,
): Unfound[] | undefined {
  const {perDay, count: most, from: mostSources} = unfoundLimits
  const found = entries.find((entry) => entry.text === text)
  if (found ? found.count >= most : entries.length >= perDay) return undefined
  const {count, from: sources}: Omit<Unfound, 'text'> = found ?? {count: 0, from: []}
  const isNew = from !== undefined && !sources.includes(from) && sources.length < mostSources
  const counted = {text, count: count + 1, from: isNew ? [...sources, from] : sources}
  return [...entries.filter((entry) => entry !== found), counted]
}

/** Reads a day's document. Leaves out what has another form. */
export function readUnfound(document: unknown): Unfound[] {
  return objectsIn(isObject(document) ? document.entries : undefined).flatMap(({text, count, from}) => {
    const known = countable(text)
    if (known === undefined || typeof count !== 'number') return []
    return [{text: known, count, from: Array.isArray(from) ? from.map(String) : []}]
  })
}
