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

/** Returns the Mendoza patch that turns `before` into `after`; `null` means a document that does not exist. */
export function effect(before: object | null, after: object | null): unknown[] {
  return isRecord(before) && isRecord(after) ? patchObject(before, after) : [op.value, after]
}

/** Applies a patch made by `effect`. */
export const applyEffect: (document: unknown, patch: unknown[]) => unknown = applyPatch

function patchObject(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const patch: unknown[] = []
  // Fields are addressed by their place among the sorted keys of the left side.
  const keys = Object.keys(before).sort()
  keys.forEach((key, index) => {
    if (after[key] === undefined) patch.push(op.deleteField, index)
    else if (!isDeepStrictEqual(before[key], after[key]))
      patch.push(...patchField(index, key, before[key], after[key]))
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
        patch.push(op.pushElementCopy, place, ...patchObject(old, item), op.returnIntoArrayPop)
      } else {
        patch.push(op.appendValue, item)
      }
      at += 1
    }
  }
  return patch
}

/** Returns the `_key` of an item or, if it has none, what distinguishes it from others. */
function nameOf(item: unknown): string {
  const isKeyed = isRecord(item) && typeof item._key === 'string'
  return isKeyed ? `key ${item._key}` : `value ${JSON.stringify(item)}`
}
