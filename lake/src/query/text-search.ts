import type {Doc} from '../documents/document.ts'

const word = /[\p{L}\p{N}_]+/gu
const term = /-?"[^"]*"|\S+/g

/** Returns a test for `text::query()`: every term must occur in the document's text or id; `"a phrase"` is taken whole, `-term` must not occur, `begin*` is a prefix. */
export function textQuery(query: string): (document: Doc) => boolean {
  const terms = (query.match(term) ?? []).map((raw) => {
    const negated = isNegated(raw)
    const body = negated ? raw.slice(1) : raw
    const found = tokensOf(body)
    const wanted = ` ${found.join(' ')}${body.endsWith('*') ? '' : ' '}`
    // A term without a letter or digit, such as the `*` with which lists are fetched, finds every document.
    return {negated, wanted: found.length === 0 ? undefined : wanted}
  })
  return (document) => {
    const occurs = (wanted: string) => textOf(document).includes(wanted)
    return (
      terms.length > 0 &&
      terms.every(({negated, wanted}) => wanted === undefined || occurs(wanted) !== negated)
    )
  }
}

const texts = new WeakMap<Doc, string>()

/** Returns the words of a document's values and id in lowercase and without accents, with spaces around them. Each document is read once. */
function textOf(document: Doc): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = ` ${tokensOf(`${document._id}\n${stringsIn(document)}`).join(' ')} `
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

function tokensOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().match(word) ?? []
}

function stringsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map(stringsIn).join('\n')
  // Keys that begin with "_" hold the lake's own values (ids, revisions, types), not words somebody wrote.
  return Object.entries(value)
    .map(([key, item]) => (key.startsWith('_') ? '' : stringsIn(item)))
    .join('\n')
}
