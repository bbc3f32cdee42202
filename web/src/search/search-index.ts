import MiniSearch, {type QueryCombination, type SearchResult} from 'minisearch'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {excerptOf, pieces} from './excerpt.ts'
import {joinedTerms, meaningfulTerms, normalize, termsIn} from './words.ts'

/**
 * A page of `/_content/_search.json`, which is `{"pages": [...], "synonyms": [...]}`, or a topic with its anchor. `kind` is the type of its
 * document; the search page has the synonyms.
 */
export type SearchPage = {path: string; title: string; text: string; kind?: string; synonyms?: string[]}

type Find = Awaited<ReturnType<typeof createSearchIndex>>['find']
export type Found = ReturnType<Find>

// A pasted document would take seconds.
const longestQuery = 100
// Shorter beginnings match half of all words.
const shortestBeginning = 3
// The number of pages in a piece, after which the browser can answer the visitor.
const atOnce = 20

/** Builds the index in the browser, in pieces of some milliseconds. */
export async function createSearchIndex(pages: readonly SearchPage[], synonyms: readonly string[] = []) {
  const meanings = synonyms.flatMap(parseSynonym)
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['title', 'text'],
    // The name of a field is missing for a query.
    tokenize: (text, field) => (field ? [...termsIn(text), ...joinedTerms(text)] : termsIn(text)),
    processTerm: normalize,
    searchOptions: {boost: {title: 4}, prefix: isLong},
  })
  await index.addAllAsync(pages, {chunkSize: atOnce})
  const byPath = new Map(pages.map((page) => [page.path, page]))

  const find = (query: string, most: number) => {
    const asked = meaningfulTerms(query.slice(0, longestQuery))
    const meant = withMeaning(asked, meanings)
    const joined = joinedTerms(asked).join(' ')
    const isShort = !meant && !termsIn(asked).some(isLong)
    // Corrects typing errors only if nothing is found, because "contact" is one letter from "contract".
    const attempts = isShort
      ? [() => index.search(shortQuery(asked), {combineWith: 'OR'})]
      : [
          () =>
            index.search({
              combineWith: 'OR',
              queries: [asked, meant, joined].flatMap((each) => (each ? allOf(each) : [])),
            }),
          () => index.search(asked, {combineWith: 'AND', fuzzy: typingErrors}),
          () => index.search(asked, {fuzzy: typingErrors}),
        ]
    const results = attempts.reduce<SearchResult[]>(
      (found, attempt) => (found.length > 0 ? found : attempt()),
      [],
    )
    const hits = results.slice(0, most).flatMap(({id, match}) => {
      const page = byPath.get(String(id))
      if (!page) return []
      const found = new Set(Object.keys(match))
      return {
        path: page.path,
        kind: page.kind ?? 'page',
        title: pieces(page.title, found),
        /** Titles of the pages above, from the top. */
        trail: ancestorPaths(page.path.replace('#', '/')).flatMap((path) => byPath.get(path)?.title ?? []),
        excerpt: excerptOf(page.text, found),
      }
    })
    return {hits: grouped(hits), total: results.length}
  }
  return {find}
}

/** Sorts hits by kind, starting with the kind of the best one. */
function grouped<Hit extends {kind: string}>(hits: readonly Hit[]): Hit[] {
  return [...new Set(hits.map(({kind}) => kind))].flatMap((kind) => hits.filter((hit) => hit.kind === kind))
}

const allOf = (asked: string): QueryCombination => ({combineWith: 'AND', queries: [asked]})

/** Words that visitors type, normalized, and the words of the site for them. */
type Meaning = {typed: string; meaning: string}

const normalized = (text: string) => termsIn(text).map(normalize).join(' ')

/** Parses a line such as `medsupp, med supp = Medicare Supplement`. */
function parseSynonym(line: string): Meaning[] {
  const [typed = '', meaning = ''] = line.split('=')
  const words = typed.split(',').map(normalized).filter(Boolean)
  return normalized(meaning) ? words.map((word) => ({typed: word, meaning})) : []
}

/** Returns the query with the site's names for the typed ones, or undefined if it has no synonym. */
function withMeaning(asked: string, meanings: readonly Meaning[]): string | undefined {
  const query = ` ${normalized(asked)} `
  const found = meanings.find(({typed}) => query.includes(` ${typed} `))
  return found && query.replace(` ${found.typed} `, ` ${found.meaning} `)
}

function isLong(word: string): boolean {
  return word.length >= shortestBeginning
}

/** Finds titles that begin with the query, and texts that contain it verbatim, such as `TX`, `E&O` or `24/7`; a single letter only titles. */
function shortQuery(asked: string): QueryCombination {
  const inTexts: QueryCombination = {queries: [asked], combineWith: 'AND'}
  const inTitles: QueryCombination = {...inTexts, fields: ['title'], prefix: true}
  return {queries: termsIn(asked).join('').length > 1 ? [inTitles, inTexts] : [inTitles]}
}

/** Returns the number of letters of a word that may be wrong; none with a digit, because that is another number. */
function typingErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}
