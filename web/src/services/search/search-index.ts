import MiniSearch, {type QueryCombination} from 'minisearch'
import {ancestorPaths} from '../../lib/ancestor-paths.ts'
import {excerptOf, type Piece, pieces} from './excerpt.ts'
import {normalize, wordsOf} from './words.ts'

/** A page as `/_content/_search.json` has it: `{"pages": [...]}`. */
export type SearchPage = {path: string; title: string; text: string}

export type SearchIndex = {
  find: (query: string, most: number) => Found
}

export type Hit = {
  path: string
  title: Piece[]
  /** Titles of the pages above, from the top. */
  trail: string[]
  excerpt: Piece[]
}

export type Found = {hits: Hit[]; total: number}

// Nobody types more; a pasted document would take seconds.
const longestQuery = 100
// Of fewer letters half of all words are a beginning.
const shortestBeginning = 3
// Pages indexed before the browser may answer the visitor again.
const atOnce = 20

/** Builds the index in the browser, in pieces of some milliseconds. */
export async function createSearchIndex(pages: readonly SearchPage[]): Promise<SearchIndex> {
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: normalize,
    searchOptions: {boost: {title: 4}, prefix: isLong, fuzzy: typingErrors},
  })
  await index.addAllAsync(pages, {chunkSize: atOnce})
  const byPath = new Map(pages.map((page) => [page.path, page]))

  const find = (query: string, most: number): Found => {
    const asked = query.slice(0, longestQuery)
    const isShort = !wordsOf(asked).some(isLong)
    const all = index.search(isShort ? shortQuery(asked) : asked, {combineWith: isShort ? 'OR' : 'AND'})
    const results = all.length > 0 || isShort ? all : index.search(asked)
    const hits = results.slice(0, most).flatMap(({id, match}) => {
      const page = byPath.get(String(id))
      if (!page) return []
      const found = new Set(Object.keys(match))
      const trail = ancestorPaths(page.path).flatMap((path) => byPath.get(path)?.title ?? [])
      return {path: page.path, title: pieces(page.title, found), trail, excerpt: excerptOf(page.text, found)}
    })
    return {hits, total: results.length}
  }
  return {find}
}

function isLong(word: string): boolean {
  return word.length >= shortestBeginning
}

/** Titles that begin with what is typed, and texts that have it as it is: `TX`, `E&O`, `24/7`; not those with a single letter. */
function shortQuery(asked: string): QueryCombination {
  const inTexts: QueryCombination = {queries: [asked], combineWith: 'AND'}
  const inTitles: QueryCombination = {...inTexts, fields: ['title'], prefix: true}
  return {queries: wordsOf(asked).join('').length > 1 ? [inTitles, inTexts] : [inTitles]}
}

/** How many letters of a word may be wrong. A wrong digit is another number. */
function typingErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}
