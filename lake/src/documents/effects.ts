import {isDeepStrictEqual} from 'node:util'
import {applyPatch} from 'mendoza'
import {isRecord} from './document.ts'

/**
 * Operation codes of Mendoza, the patch format of Content Lake's listeners and history (github.com/sanity-io/mendoza).
 * The npm package only applies patches; this writes the operations for changed fields and array items.
 */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
}

type Content = Record<string, unknown>

/** Returns the Mendoza patch from `before` to `after`, without `_rev`, which the Studio removes before it applies a patch. `null` is a document that does not exist. */
export function effect(before: Content | null, after: Content | null): unknown[] {
  const [from, to] = [withoutRevision(before), withoutRevision(after)]
  return from && to ? patchObject(from, to) : [op.value, to]
}

/** Applies a patch made by `effect`. The result has no `_rev`. */
export function applyEffect(document: Content | null, patch: unknown[]): Content | null {
  // Patches that earlier releases stored count and set it.
  const isEarlier = patch.some((name, at) => name === '_rev' && patch[at - 2] === op.setField)
  return withoutRevision(applyPatch(isEarlier ? document : withoutRevision(document), patch))
}

function withoutRevision(document: Content | null): Content | null {
  if (!document) return null
  const {_rev, ...content} = document
  return content
}

function patchObject(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const patch: unknown[] = []
  // Fields are addressed by their place among the sorted keys of the left side.
  const keys = Object.keys(before).sort()
  keys.forEach((key, index) => {
    if (after[key] === undefined) patch.push(op.deleteField, index)
    else if (!isDeepStrictEqual(before[key], after[key]))
      append(patch, patchField(index, key, before[key], after[key]))
  })
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key) && value !== undefined) patch.push(op.setField, value, key)
  }
  return patch
}

function patchField(index: number, key: string, before: unknown, after: unknown): unknown[] {
  if (isRecord(before) && isRecord(after)) {
    return [op.pushFieldCopy, index, ...patchObject(before, after), op.returnIntoObjectSameKeyPop]
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [op.pushFieldBlank, index, ...patchArray(before, after), op.returnIntoObjectSameKeyPop]
  }
  return [op.setField, after, key]
}

/** Builds the right side from unchanged runs, changed items (matched by `_key`) and new values, in a time that grows with their number. */
function patchArray(before: unknown[], after: unknown[]): unknown[] {
  const patch: unknown[] = []
  // The first of several equal items.
  const places = new Map(before.map((item, index) => [nameOf(item), index] as const).reverse())
  let at = 0
  while (at < after.length) {
    const item = after[at]
    const place = places.get(nameOf(item)) ?? -1
    const old = before[place]
    if (place < 0) {
      patch.push(op.appendValue, item)
      at += 1
    } else if (isDeepStrictEqual(old, item)) {
      let run = 1
      while (
        at + run < after.length &&
        place + run < before.length &&
        isDeepStrictEqual(before[place + run], after[at + run])
      )
        run += 1
      patch.push(op.appendSlice, place, place + run)
      at += run
    } else {
      if (isRecord(old) && isRecord(item)) {
        append(patch, [op.pushElementCopy, place, ...patchObject(old, item), op.returnIntoArrayPop])
      } else {
        patch.push(op.appendValue, item)
      }
      at += 1
    }
  }
  return patch
}

/** Appends a list of any length. The items of a long list would overflow the stack as arguments of one call. */
function append(patch: unknown[], more: readonly unknown[]): void {
  for (const each of more) patch.push(each)
}

/** Returns the `_key` of an item or, if it has none, what distinguishes it from others. */
function nameOf(item: unknown): string {
  const isKeyed = isRecord(item) && typeof item._key === 'string'
  return isKeyed ? `key ${item._key}` : `value ${JSON.stringify(item)}`
}
