import type {Doc} from '../documents/document.ts'

const word = /[\p{L}\p{N}_]+/gu
const term = /-?"[^"]*"|\S+/g

interface Term {
  negated: boolean
  matches(text: string): boolean
}

/**
 * `text::query()` of GROQ, which groq-js does not evaluate: every term must occur in the document's text or id; `"a phrase"`
 * is taken whole, `-term` must not occur, `begin*` is a prefix. Returns a test for one document.
 */
export function textQuery(query: string): (document: Doc) => boolean {
  const given = query.match(term) ?? []
  if (given.length === 0) return () => false
  const terms = given.map(readTerm).filter((each) => each !== anything)
  // The Studio's lists search for "*": no text need be read for it.
  if (terms.length === 0) return () => true
  return (document) => {
    const text = searchedText(document)
    return terms.every(({negated, matches}) => matches(text) !== negated)
  }
}

/** Documents are never changed, only replaced, so their words are gathered once. */
const texts = new WeakMap<Doc, string>()

/** The words of a document in small letters, with a space before and after each. */
function searchedText(document: Doc): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = ` ${wordsOf(`${document._id}\n${textOf(document)}`).join(' ')} `
  texts.set(document, text)
  return text
}

/** The same for a single field, as patterns for GROQ's `match`, which knows words and prefixes but no phrases. */
export function fieldPatterns(query: string): {wanted: string; excluded: string} {
  const terms = query.match(term) ?? []
  const negated = terms.filter(isNegated)
  return {
    wanted: terms.filter((raw) => !isNegated(raw)).join(' '),
    excluded: negated.map((raw) => raw.slice(1)).join(' '),
  }
}

function isNegated(raw: string): boolean {
  return raw.length > 1 && raw.startsWith('-')
}

const anything: Term = {negated: false, matches: () => true}

function readTerm(raw: string): Term {
  const negated = isNegated(raw)
  const body = negated ? raw.slice(1) : raw
  const prefix = body.endsWith('*')
  const words = wordsOf(body).join(' ')
  // "*" alone matches anything; a term without a letter or digit cannot narrow.
  if (words === '') return anything
  return {negated, matches: (text) => text.includes(prefix ? ` ${words}` : ` ${words} `)}
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  // Keys that begin with "_" hold the lake's own values (ids, revisions, types), not words somebody wrote.
  return Object.entries(value)
    .map(([key, item]) => (key.startsWith('_') ? '' : textOf(item)))
    .join('\n')
}
