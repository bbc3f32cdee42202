import {extract} from '@sanity/mutator'
import {mutationError, type Reason} from '../lake-error.ts'
import {isRecord} from './document.ts'

interface Place {
  index: number
  id: string
}

type Patch = Record<string, unknown>

/** `title`, `rows[_key=="a"].text`, `tags[1:2]`, `..[_ref=="b"]`: brackets and quotes are closed. */
const path = /^(?:[^[\]"'\s]|\[(?:[^[\]"']|"[^"]*"|'[^']*')+\])+$/

/** A field name that starts with a digit and is not in brackets, which JSONMatch takes for an index. */
const digitName = /(?:^|\.)\d/

/** The first API version that refuses such names in a patch. The ones before it ignore them. */
const digitVersion = 'v2025-08-18'

const byPath = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch'] as const

/** `merge` and `replace` are in the types of `@sanity/client` and in the mutator. */
const knownKeys = new Set([
  'id',
  'query',
  'params',
  'ifRevisionID',
  'unset',
  'insert',
  'merge',
  'replace',
  ...byPath,
])

/** Paths and text patches that search a document, times the characters of its JSON; a recursive path takes as long as ten. */
const maxSearched = 20_000_000

/** Returns what a patch of a document does in an API version. Throws a LakeError for a malformed patch. */
export function readPatch(patch: Patch, document: object | null, place: Place, apiVersion: string): Patch {
  const refuse = (description: string, type?: string) => refusePatch(place, 'invalid', description, type)
  const unknown = Object.keys(patch).find((key) => !knownKeys.has(key))
  if (unknown !== undefined) refuse(`"${unknown}" is not an operation of a patch`)
  for (const name of byPath)
    if (patch[name] !== undefined && !isRecord(patch[name])) refuse(`"${name}" takes paths and values`)
  const {unset = [], insert} = patch
  if (!Array.isArray(unset)) return refuse('"unset" takes a list of paths')
  const places = placesOf(insert)
  if (insert !== undefined && (places.length !== 1 || !isRecord(insert) || !Array.isArray(insert.items)))
    refuse('"insert" takes one of "before", "after" and "replace", and a list of "items"')
  const paths = byPath.flatMap((name) => Object.keys(patch[name] ?? {}))
  for (const given of [...paths, ...unset, ...places])
    if (typeof given !== 'string' || !path.test(given))
      refuse(`${JSON.stringify(given)} is not a path, such as "title" or "tags[0]"`)

  const searches = [...paths, ...unset].filter((given) => /\[.*=/.test(given))
  const recursive = searches.filter((given) => given.includes('..'))
  const hunks = JSON.stringify(patch.diffMatchPatch ?? {}).match(/@@ -/g) ?? []
  const count = searches.length + 9 * recursive.length + hunks.length
  if (count > 20 && count * JSON.stringify(document).length > maxSearched)
    refuse('These paths and text patches take too long to search the document for: send several transactions')

  const isIgnored = (given: string) => digitName.test(given.replaceAll(/\[[^\]]*\]/g, '[]'))
  const [ignored] = [...paths, ...unset].filter(isIgnored)
  if (ignored === undefined) return patch
  if (apiVersion >= digitVersion)
    refuse(
      `"${ignored}" has a field name that starts with a digit: write it in brackets, such as ['7819f29']`,
      'validationError',
    )
  const counted = [...Object.keys(patch.inc ?? {}), ...Object.keys(patch.dec ?? {})].find(isIgnored)
  if (counted) refuse(`Cannot increment "${counted}" because it is not present`)
  const kept = byPath.map((name) => {
    const entries = Object.entries(patch[name] ?? {}).filter(([given]) => !isIgnored(given))
    return [name, Object.fromEntries(entries)]
  })
  return {...patch, ...Object.fromEntries(kept), unset: unset.filter((given) => !isIgnored(given))}
}

function placesOf(insert: unknown): unknown[] {
  const {before, after, replace} = isRecord(insert) ? insert : {}
  return [before, after, replace].filter((place) => place !== undefined)
}

/**
 * Throws a LakeError for a patch that hosted Sanity refuses and the mutator ignores: `inc` and `dec` of a value that is not a number, a text patch of
 * another value, and `insert` into a value that is not a list. `document` is the document after the patch's `set`, `setIfMissing` and `unset`.
 */
export function checkOperations(patch: Patch, document: object, place: Place): void {
  const refuse = (description: string) => refusePatch(place, 'conflict', description)
  for (const [operation, type] of [
    ['inc', 'number'],
    ['dec', 'number'],
    ['diffMatchPatch', 'string'],
  ] as const) {
    for (const [target, amount] of Object.entries(patch[operation] ?? {})) {
      if (typeof amount !== type) refuse(`"${operation}" takes a ${type} for "${target}"`)
      const values = extract(target, document)
      if (values.length === 0 || values.some((value) => typeof value !== type))
        refuse(`"${operation}" needs a ${type} at "${target}"`)
    }
  }
  const [item] = placesOf(patch.insert)
  if (item === undefined) return
  const [, list] = /^(.+)\[[^[\]]*\]$/.exec(String(item)) ?? []
  if (list === undefined) refuse(`"insert" needs the path of a list item, such as "tags[-1]", not "${item}"`)
  const values = extract(list ?? '', document)
  if (values.length === 0 || !values.every(Array.isArray)) refuse(`"insert" needs a list at "${list}"`)
}

function refusePatch({index, id}: Place, reason: Reason, description: string, type = 'mutationError'): never {
  throw mutationError(reason, {index, type, description: `Document "${id}": ${description}`, id})
}
