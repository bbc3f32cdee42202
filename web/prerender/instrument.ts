/**
 * A query made to tell what it reads. Beside every dereference stands the id it follows, also where nothing is there
 * yet; and a list of all documents of a type, or their number, is taken out and asked once for all pages.
 */
export type Instrumented = {query: string; lists: ListQuery[]}

/** A part of a page's query that is the same for every page. */
export type ListQuery = {query: string; type: string}

const dereference = /((?:"\w+":\s*)?(?:\w+\()?)([\w.]+(?:\[\])?)->(\s*\{\s*path,\s*title\s*\})?/g
const list = /("\w+":\s*)(count\()?\*\[_type == "(\w+)"/g

/** Throws when a part cannot be followed: a page would not be drawn again when that part changes. */
export function instrument(query: string): Instrumented {
  const shared = takeLists(query)
  return {
    query: markReads(shared.query),
    lists: shared.lists.map(({query, type}) => ({query: markReads(query), type})),
  }
}

/** A query with the ids it follows in its answer; its lists stay where they are. */
export function markReads(query: string): string {
  let marked = 0
  const result = query.replace(dereference, (attribute, start: string, path: string, link?: string) => {
    marked += 1
    const name = path.replace(/\W+/g, '_')
    return `"${link ? linkMark : readMark}${name}": ${path}._ref, ${start}${attribute.slice(start.length)}`
  })
  if (marked !== query.split('->').length - 1)
    throw new Error('A dereference of a query has a form that cannot be followed')
  return result
}

/** Attributes that hold the ids of documents read as a whole, and of those of which a link shows path and title. */
export const readMark = '_read_'
export const linkMark = '_link_'
/** The attribute of an object that stands where a list belongs; its value is the list's number. */
export const listMark = '_list'

function takeLists(query: string): Instrumented {
  const lists: ListQuery[] = []
  const parts: string[] = []
  let at = 0
  for (const match of query.matchAll(list)) {
    const [whole, attribute = '', count, type = ''] = match
    if (match.index < at) continue
    const start = match.index + attribute.length
    const end = endOfValue(query, match.index + whole.length, count ? 2 : 1)
    const text = query.slice(start, end).trim()
    if (/[$^]/.test(text)) throw new Error(`A list of a query depends on the page it stands on: ${text}`)
    const known = lists.findIndex((other) => other.query === text)
    const number = known >= 0 ? known : lists.push({query: text, type}) - 1
    parts.push(query.slice(at, start), `{"${listMark}": ${number}}`)
    at = end
  }
  const result = parts.join('') + query.slice(at)
  // The query's own `*`, at its very start, is the page itself.
  if (/\*\[/.test(result.trim().slice(1)))
    throw new Error('A list of a query has a form that cannot be followed')
  return {query: result, lists}
}

/** Where the value of an attribute ends whose text has so many open brackets at `from`. */
function endOfValue(query: string, from: number, open: number): number {
  let depth = open
  let at = from
  for (; at < query.length; at += 1) {
    const sign = query[at] ?? ''
    if ('[{('.includes(sign)) depth += 1
    else if (depth === 0 && ',}'.includes(sign)) break
    else if (']})'.includes(sign)) depth -= 1
    else if (sign === '"') at = query.indexOf('"', at + 1)
  }
  return at
}
