import type {Asked} from './types.ts'

/** A request of a CLI: what it asks, with the names of its parameters and the shape of its JSON body. */
export interface SeenRequest {
  request: string
  query?: string[]
  body?: unknown
}

/** Number of levels of a body that belong to its shape. Deeper levels are content. */
const deepest = 3

export function requestOf({method, host, path, query, json, contentType}: Asked): SeenRequest {
  const names = [...new Set(query.keys())].sort()
  const shape = contentType.includes('json') ? shapeOf(json, 0) : contentType.split(';')[0]
  return {
    request: `${method} ${host}${general(path)}`,
    ...(names.length > 0 && {query: names}),
    ...(method !== 'GET' && Boolean(shape) && {body: shape}),
  }
}

/** Replaces ids that differ from run to run. */
function general(path: string): string {
  return path
    .replace(/[0-9a-f]{64}/g, '<hash>')
    .replace(/\/o\/releases\/.*/, '/o/<release>')
    .replace(/\/(versions|rulesets|operations)\/[\w-]+/g, '/$1/<id>')
    .replace(/(notifyofstoredinquiry)-\d+/g, '$1-<number>')
}

function shapeOf(value: unknown, level: number): unknown {
  if (Array.isArray(value))
    return value.length === 0 || level >= deepest ? 'list' : [shapeOf(value[0], level + 1)]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => key.startsWith('/')))
    return {'<path>': typeof entries[0]?.[1]}
  if (level >= deepest) return 'object'
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, shapeOf(each, level + 1)]),
  )
}

/** Returns each request once, sorted. */
export function distinct(requests: SeenRequest[]): SeenRequest[] {
  const texts = new Set(requests.map((each) => JSON.stringify(each)))
  return [...texts].sort().map((each) => JSON.parse(each))
}
