import type {Doc} from '../documents/document.ts'

const word = /[\p{L}\p{N}_]+/gu
const term = /-?"[^"]*"|\S+/g

export interface Term {
  negated: boolean
  /** In lowercase; several words are a phrase. Empty if the term has no letter or digit, so that it cannot narrow. */
  tokens: string[]
  /** Whether the last word is a prefix. */
  prefix: boolean
}

/**
 * `text::query()` of GROQ, which groq-js does not evaluate: every term must occur in the document's text or id; `"a phrase"`
 * is taken whole, `-term` must not occur, `begin*` is a prefix. Returns a test for one document.
 */
export function textQuery(query: string): (document: Doc) => boolean {
  const terms = readTerms(query).map(({negated, tokens, prefix}) => ({
    negated,
    wanted: ` ${tokens.join(' ')}${prefix ? '' : ' '}`,
  }))
  return (document) => {
    const text = ` ${tokenize(document).join(' ')} `
    return terms.length > 0 && terms.every(({negated, wanted}) => text.includes(wanted) !== negated)
  }
}

/** Splits a document's text into words, in lowercase and in their order. */
export function tokenize(document: Doc): string[] {
  return tokensOf(`${document._id}\n${textOf(document)}`)
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

export function readTerms(query: string): Term[] {
  return (query.match(term) ?? []).map((raw) => {
    const negated = isNegated(raw)
    const body = negated ? raw.slice(1) : raw
    const tokens = tokensOf(body)
    return {negated: negated && tokens.length > 0, tokens, prefix: tokens.length === 0 || body.endsWith('*')}
  })
}

/** Whether a text has words: one such as `*`, with which lists are fetched, finds all documents. */
export function narrows(query: string): boolean {
  return readTerms(query).some(({tokens}) => tokens.length > 0)
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  // Keys that begin with "_" hold the lake's own values (ids, revisions, types), not words somebody wrote.
  return Object.entries(value)
    .map(([key, item]) => (key.startsWith('_') ? '' : textOf(item)))
    .join('\n')
}
