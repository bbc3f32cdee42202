import {applyPatches, parsePatch} from '@sanity/diff-match-patch'
import type {PathNode} from '@sanity/json-match'
import {mutationError, type Reason} from '../lake-error.ts'
import {isRecord} from './document.ts'
import {type Place, placeFinder, readPath, TooManyPlaces} from './patch-path.ts'

interface Origin {
  index: number
  id: string
}

type Patch = Record<string, unknown>
type Content = Record<string, unknown>

/** A field name that starts with a digit and is not in brackets, which JSONMatch takes for an index. */
const digitName = /(?:^|\.)\d/

/** The first API version that refuses such names in a patch. The ones before it ignore them. */
const digitVersion = 'v2025-08-18'

const byPath = ['setIfMissing', 'set', 'diffMatchPatch', 'inc', 'dec'] as const

const knownKeys: ReadonlySet<string> = new Set([
  ...['id', 'query', 'params', 'ifRevisionID', 'unset', 'insert'],
  ...byPath,
])

/** The number of a text patch's changes times the characters of the text in which each looks for its place. */
const maxTextSearched = 20_000_000

const tooLong = 'take too long to search the document for: send several transactions'

/** Characters of all paths of a patch, which take 50 ms to parse. */
const maxPathLength = 200_000

type Step = [
  operation: (typeof byPath)[number] | 'unset' | 'insert',
  target: string,
  node: PathNode,
  value: unknown,
]

/** Returns the patched document, which shares unchanged parts with the current one. Throws a LakeError for a patch that is malformed or that hosted Sanity refuses. */
export function applyPatch(document: Content, patch: Patch, origin: Origin, apiVersion: string): Content {
  const steps = readPatch(patch, origin, apiVersion)
  const draft = new Draft(document)
  const find = placeFinder()
  try {
    for (const [operation, target, node, value] of steps) {
      const refuse = (problem: string) => refusePatch(origin, 'conflict', `"${operation}" ${problem}`)
      if (operation === 'insert') {
        insert(draft, find, node, value as Insert, refuse)
        continue
      }
      const places = find(node, draft.root)
      if (operation === 'unset') draft.remove(places)
      else if (operation === 'set') for (const {path} of places) draft.write(path, value)
      else if (operation === 'setIfMissing') {
        for (const {path, value: known} of places) if (known === undefined) draft.write(path, value)
      } else {
        const type = operation === 'diffMatchPatch' ? 'string' : 'number'
        const known = places.filter((place) => place.value !== undefined)
        if (typeof value !== type) refuse(`takes a ${type} for "${target}"`)
        if (known.length === 0 || known.some((place) => typeof place.value !== type))
          refuse(`needs a ${type} at "${target}"`)
        for (const {path, value: before} of known)
          draft.write(path, changed(operation, before, value, origin))
      }
    }
  } catch (error) {
    if (!(error instanceof TooManyPlaces)) throw error
    refusePatch(origin, 'invalid', `These paths ${tooLong}`)
  }
  return draft.root
}

function changed(operation: Step[0], before: unknown, value: unknown, origin: Origin): unknown {
  if (operation !== 'diffMatchPatch') return Number(before) + Number(value) * (operation === 'inc' ? 1 : -1)
  const text = String(before)
  try {
    const hunks = parsePatch(String(value))
    if (hunks.length > 20 && hunks.length * text.length > maxTextSearched)
      throw new Error(`These text patches ${tooLong}`)
    return applyPatches(hunks, text, {allowExceedingIndices: true})[0]
  } catch (error) {
    return refusePatch(origin, 'invalid', error instanceof Error ? error.message : String(error))
  }
}

/** Returns the steps of a patch, in the order in which they are applied. Throws a LakeError for a malformed patch. */
function readPatch(patch: Patch, origin: Origin, apiVersion: string): Step[] {
  const refuse = (description: string, type?: string) => refusePatch(origin, 'invalid', description, type)
  const unknown = Object.keys(patch).find((key) => !knownKeys.has(key))
  if (unknown !== undefined) refuse(`"${unknown}" is not an operation of a patch`)
  for (const name of byPath)
    if (patch[name] !== undefined && !isRecord(patch[name])) refuse(`"${name}" takes paths and values`)
  const {unset = [], insert: given} = patch
  if (!Array.isArray(unset)) return refuse('"unset" takes a list of paths')
  const insertion = readInsert(given)
  if (given !== undefined && !insertion)
    refuse('"insert" takes one of "before", "after" and "replace", and a list of "items"')

  const paths = [...byPath.flatMap((name) => Object.keys(patch[name] ?? {})), ...unset.map(String)]
  if (paths.reduce((sum, {length}) => sum + length, 0) > maxPathLength)
    refuse('These paths are too long: send several transactions')

  const isIgnored = (target: unknown) => digitName.test(String(target).replaceAll(/\[[^\]]*\]/g, '[]'))
  const stepsOf = (operation: Step[0], targets: [target: unknown, value?: unknown][]) =>
    targets.flatMap(([target, value]): Step[] => {
      if (operation !== 'insert' && isIgnored(target)) {
        if (apiVersion >= digitVersion)
          refuse(
            `"${target}" has a field name that starts with a digit: write it in brackets, such as ['7819f29']`,
            'validationError',
          )
        if (operation === 'inc' || operation === 'dec')
          refuse(`Cannot increment "${target}" because it is not present`)
        return []
      }
      const node = readPath(target)
      if (!node) return refuse(`${JSON.stringify(target)} is not a path, such as "title" or "tags[0]"`)
      return [[operation, String(target), node, value]]
    })
  const entries = (name: (typeof byPath)[number]) => stepsOf(name, Object.entries(patch[name] ?? {}))
  return [
    ...entries('setIfMissing'),
    ...entries('set'),
    ...stepsOf(
      'unset',
      unset.map((target) => [target]),
    ),
    ...entries('diffMatchPatch'),
    ...entries('inc'),
    ...entries('dec'),
    ...stepsOf('insert', insertion ? [[insertion.target, insertion]] : []),
  ]
}

interface Insert {
  position: 'before' | 'after' | 'replace'
  target: unknown
  items: unknown[]
}

function readInsert(given: unknown): Insert | undefined {
  if (!isRecord(given) || !Array.isArray(given.items)) return undefined
  const [position, ...others] = (['before', 'after', 'replace'] as const).filter(
    (name) => given[name] !== undefined,
  )
  if (!position || others.length > 0) return undefined
  return {position, target: given[position], items: given.items}
}

function insert(
  draft: Draft,
  find: ReturnType<typeof placeFinder>,
  {base, segment}: PathNode,
  {position, target, items}: Insert,
  refuse: (problem: string) => never,
): void {
  if (!base || segment.type !== 'Subscript')
    refuse(`needs the path of a list item, such as "tags[-1]", not "${target}"`)
  const lists = find(base, draft.root)
  if (lists.length === 0 || !lists.every(({value}) => Array.isArray(value)))
    refuse(`needs a list at "${String(target).replace(/\[[^[]*$/, '')}"`)
  // Changes nested lists first, so that the paths found before remain valid.
  for (const {path} of lists.toSorted((a, b) => b.path.length - a.path.length)) {
    const value = draft.container(path)
    if (!Array.isArray(value)) continue
    const found = find({type: 'Path', segment}, value).map((place) => Number(place.path[0]))
    const indexes = found.filter((index) => index < value.length).sort((a, b) => a - b)
    const [first, last] = [indexes[0] ?? 0, indexes.at(-1) ?? Math.min(0, value.length - 1)]
    const removed = new Set(position === 'replace' ? indexes : [])
    const at = position === 'after' ? last + 1 : first
    const rest = (part: unknown[], from: number) => part.filter((_item, index) => !removed.has(from + index))
    draft.write(path, [...rest(value.slice(0, at), 0), ...items, ...rest(value.slice(at), at)])
  }
}

/** A document that is being changed. Copies a part of it before the first change. */
class Draft {
  root: Content
  readonly #own = new WeakSet<object>()

  constructor(document: Content) {
    this.root = this.#copy(document)
  }

  #copy<T extends object>(value: T): T {
    if (this.#own.has(value)) return value
    const copy = (Array.isArray(value) ? [...value] : {...value}) as T
    this.#own.add(copy)
    return copy
  }

  /** Returns the object or list at a path, to be changed. `creates`: makes it if it is missing. Returns undefined if there is none. */
  container(path: Place['path'], creates = false): Content | unknown[] | undefined {
    let current: Content | unknown[] = this.root
    for (const key of path) {
      const holder = current as Content
      const value = Object.hasOwn(holder, key) ? holder[key] : undefined
      const isContainer = typeof value === 'object' && value !== null
      if (!isContainer && !creates) return undefined
      const next: Content | unknown[] = isContainer ? this.#copy(value as Content) : this.#copy({})
      holder[key] = next
      current = next
    }
    return current
  }

  write(path: Place['path'], value: unknown): void {
    const holder = this.container(path.slice(0, -1), true) as Content
    holder[path.at(-1) ?? ''] = value
  }

  remove(places: Pick<Place, 'path'>[]): void {
    const items = new Map<unknown[], Set<unknown>>()
    for (const {path} of places) {
      const holder = this.container(path.slice(0, -1))
      const key = path.at(-1) ?? ''
      if (Array.isArray(holder)) items.set(holder, (items.get(holder) ?? new Set()).add(key))
      else if (holder) delete holder[key]
    }
    for (const [list, indexes] of items) {
      const rest = list.filter((_item, index) => !indexes.has(index))
      list.length = 0
      for (const item of rest) list.push(item)
    }
  }
}

function refusePatch(
  {index, id}: Origin,
  reason: Reason,
  description: string,
  type = 'mutationError',
): never {
  throw mutationError(reason, {index, type, description: `Document "${id}": ${description}`, id})
}
