import {plainPath} from '@upline/domain/content/decoded.ts'
import {fold} from '@upline/domain/content/fold.ts'
import {isPattern, redirectOf} from '@upline/domain/content/redirect-pattern.ts'
import {objectsIn, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {isDate} from '@upline/domain/dates/date.ts'
import {readUnfound, type Unfound} from '@upline/domain/unfound/unfound.ts'

/** How many days of counts are listed. */
export const unfoundDays = 30

/** What visitors did not find in these days, with the last date. */
export interface UnfoundRow extends Unfound {
  /** Identifies it among the problems that staff ignore, without its text: they are public, and a search may be a name. */
  key: string
  last: string
}

/**
 * Adds up the days, and returns what the published content still lacks, the most frequent first: addresses without a page or a redirect, also
 * a prepared one, and searches without a synonym.
 */
export function unfoundRows(
  days: readonly unknown[],
  documents: Iterable<StoredDocument>,
): {addresses: UnfoundRow[]; searches: UnfoundRow[]} {
  const isAnswered = answersOf(documents)
  const rows = new Map<string, UnfoundRow>()
  for (const day of days) {
    const {date} = Object(day) as {date?: unknown}
    if (!isDate(date)) continue
    for (const {text, count, from} of readUnfound(day)) {
      if (isAnswered(text)) continue
      const row = rows.get(text) ?? {key: `unfound ${hashOf(text)}`, text, count: 0, from: [], last: date}
      rows.set(text, {
        ...row,
        count: row.count + count,
        from: [...new Set([...row.from, ...from])],
        last: [row.last, date].sort()[1] ?? date,
      })
    }
  }
  const sorted = [...rows.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  return {
    addresses: sorted.filter(({text}) => text.startsWith('/')),
    searches: sorted.filter(({text}) => text.startsWith('?')),
  }
}

/** The document and the section with the synonyms of the search. */
export function findSearch(
  documents: Iterable<StoredDocument>,
): {page: StoredDocument; key: string} | undefined {
  for (const page of documents) {
    const section = searchesOf(page)[0]
    const key = textOf(section?._key)
    if (key) return {page, key}
  }
  return undefined
}

const searchesOf = ({sections}: StoredDocument) =>
  objectsIn(sections).filter(({_type}) => _type === 'siteSearch')

/** Returns a function that returns whether a published page, redirect or synonym answers a text. */
function answersOf(documents: Iterable<StoredDocument>): (text: string) => boolean {
  const known = new Set<string>()
  const patterns: ((path: string) => unknown)[] = []
  for (const document of documents) {
    if (document._id.includes('.')) continue
    for (const address of [document.path, document.from]) {
      const source = textOf(address)
      if (source && isPattern(source)) patterns.push(redirectOf(source, '/'))
      else if (source) known.add(formOf(source))
    }
    const lines = searchesOf(document).flatMap(({synonyms}) => (Array.isArray(synonyms) ? synonyms : []))
    const typed = lines.flatMap((line) => String(line).replace(/=.*/s, '').split(','))
    for (const words of typed) known.add(formOf(`?${words}`))
  }
  return (text) => known.has(formOf(text)) || patterns.some((match) => match(text) !== undefined)
}

const formOf = (text: string): string =>
  text.startsWith('?')
    ? `?${fold(text.slice(1)).trim()}`
    : plainPath(text)
        .toLowerCase()
        .replace(/(?<=.)\/$/, '')

/** FNV-1a of two beginnings. */
function hashOf(text: string): string {
  const halves = [0x811c9dc5, 0x01000193].map((start) => {
    let hash = start
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(36)
  })
  return halves.join('')
}
