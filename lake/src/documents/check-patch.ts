import {extract} from '@sanity/mutator'
import {mutationError} from '../lake-error.ts'
import {isRecord} from './document.ts'

interface Place {
  index: number
  id: string
}

/** `title`, `rows[_key=="a"].text`, `tags[1:2]`, `..[_ref=="b"]`: brackets and quotes are closed. */
const path = /^(?:[^[\]"']|\[(?:[^[\]"']|"[^"]*"|'[^']*')+\])+$/

/** Throws a 400 for a patch with a path that is not JSONMatch. */
export function checkPaths(patch: Record<string, unknown>, {index, id}: Place): void {
  for (const given of pathsOf(patch)) {
    if (typeof given === 'string' && path.test(given)) continue
    const description = `Document "${id}": ${JSON.stringify(given)} is not a path, such as "title" or "tags[0]"`
    throw mutationError(400, {index, type: 'mutationError', description, id})
  }
}

function pathsOf({
  set,
  setIfMissing,
  unset,
  inc,
  dec,
  diffMatchPatch,
  insert,
}: Record<string, unknown>): unknown[] {
  const byPath = [set, setIfMissing, inc, dec, diffMatchPatch].filter(isRecord)
  const {before, after, replace} = isRecord(insert) ? insert : {}
  const places = isRecord(insert) ? [before ?? after ?? replace] : []
  return [...byPath.flatMap(Object.keys), ...(Array.isArray(unset) ? unset : []), ...places]
}

/**
 * Throws a 409 for a patch that hosted Sanity refuses and the mutator ignores: `inc` and `dec` of a value that is not a number, and `insert`
 * into a value that is not a list. `document` is the document after the patch's `set`, `setIfMissing` and `unset`.
 */
export function checkOperations(patch: Record<string, unknown>, document: object, {index, id}: Place): void {
  const refuse = (description: string) => {
    throw mutationError(409, {
      index,
      type: 'mutationError',
      description: `Document "${id}": ${description}`,
      id,
    })
  }
  for (const operation of ['inc', 'dec']) {
    const paths = patch[operation]
    for (const target of isRecord(paths) ? Object.keys(paths) : []) {
      const values = extract(target, document)
      if (values.length === 0 || values.some((value) => typeof value !== 'number'))
        refuse(`"${operation}" needs a number at "${target}"`)
    }
  }
  if (!isRecord(patch.insert)) return
  const {before, after, replace} = patch.insert
  const place = String(before ?? after ?? replace)
  const list = /^(.+)\[[^[\]]*\]$/.exec(place)?.[1]
  if (list === undefined) refuse(`"insert" needs the path of a list item, such as "tags[-1]", not "${place}"`)
  const values = list === undefined ? [] : extract(list, document)
  if (values.length === 0 || !values.every(Array.isArray)) refuse(`"insert" needs a list at "${list}"`)
}
