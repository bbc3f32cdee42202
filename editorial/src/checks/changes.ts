import {getPublishedId} from '@sanity/client/csm'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {type Fields, isObject, type StoredDocument, spanText} from '@upline/domain/content/stored-document.ts'
import {memberStep} from '@upline/domain/content/walk.ts'
import {createChoiceNames, createPlaceNames} from '@upline/schemas/health/place.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

type NameOf = (id: string) => string | undefined

const placeOf = createPlaceNames(schemaTypes)
const choiceOf = createChoiceNames(schemaTypes)

/** Returns the differences in the order of the fields; a place is named as in the form, `Rates › Term Life › Rate`. `nameOf` returns the title of a referenced document. */
export function changesBetween(
  before: StoredDocument,
  after: StoredDocument,
  nameOf: NameOf,
): EffectChange[] {
  const changes: EffectChange[] = []
  // The name of a removed member is in the old version.
  const place = (path: string, document: StoredDocument) => placeOf(document, path) || path
  const add = (path: string, change: Omit<EffectChange, 'place'>) =>
    changes.push({place: place(path, change.after === undefined && !change.note ? before : after), ...change})

  const compare = (path: string, old: unknown, now: unknown) => {
    if (JSON.stringify(old) === JSON.stringify(now)) return
    const isList = (value: unknown) => Array.isArray(value) || isEmpty(value)
    if (isList(old) && isList(now) && !(isEmpty(old) && isEmpty(now))) {
      compareLists(path, asList(old), asList(now))
      return
    }
    if (
      isObject(old) &&
      isObject(now) &&
      textOfObject(old, nameOf) === undefined &&
      textOfObject(now, nameOf) === undefined
    ) {
      compareFields(path, old, now)
      return
    }
    const shown = (value: unknown) => choiceOf(after, path, value) ?? readable(value, nameOf)
    const [from, to] = [shown(old), shown(now)]
    if (from === to) {
      if (from !== undefined) add(path, {note: 'links, formatting or settings changed'})
    } else {
      add(path, {...(from !== undefined && {before: from}), ...(to !== undefined && {after: to})})
    }
  }

  const compareFields = (path: string, old: Fields, now: Fields) => {
    for (const name of new Set([...Object.keys(now), ...Object.keys(old)])) {
      if (!name.startsWith('_')) compare(path ? `${path}.${name}` : name, old[name], now[name])
    }
  }

  const compareLists = (path: string, old: readonly unknown[], now: readonly unknown[]) => {
    const keysOf = (list: readonly unknown[]) => list.map(memberKey)
    const [oldKeys, newKeys] = [keysOf(old), keysOf(now)]
    newKeys.forEach((key, at) => {
      const was = oldKeys.indexOf(key)
      compare(path + memberStep(now[at], at), was < 0 ? undefined : old[was], now[at])
    })
    oldKeys.forEach((key, at) => {
      if (!newKeys.includes(key)) compare(path + memberStep(old[at], at), old[at], undefined)
    })
    const kept = oldKeys.filter((key) => newKeys.includes(key))
    const order = newKeys.filter((key) => oldKeys.includes(key))
    if (kept.join('\n') !== order.join('\n')) add(path, {note: 'new order'})
  }

  compareFields('', before, after)
  return changes
}

/** `Rates › Term Life › Rate: “80%” → “85%”` */
export function changeText({place, before, after, note}: EffectChange): string {
  if (note) return `${place}: ${note}`
  if (before === undefined) return `${place}: new, “${after}”`
  if (after === undefined) return `${place}: removed, “${before}”`
  return `${place}: “${before}” → “${after}”`
}

function memberKey(member: unknown): string {
  return isObject(member) && typeof member._key === 'string' ? member._key : JSON.stringify(member)
}

/** Returns a value as text, or undefined if it is empty. */
function readable(value: unknown, nameOf: NameOf): string | undefined {
  if (isEmpty(value)) return undefined
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object' || value === null) return String(value)
  const text = textOfObject(value as Fields, nameOf)
  if (text !== undefined) return text
  const inner = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, item]) => (name.startsWith('_') ? [] : [item]))
  const texts = inner.flatMap((item) => readable(item, nameOf) ?? [])
  return texts.length > 0 ? texts.join(' · ') : 'empty'
}

/** Returns the text of a paragraph or the title of a referenced document, or undefined if the object is neither. */
function textOfObject(object: Fields, nameOf: NameOf): string | undefined {
  if (typeof object._ref === 'string') return nameOf(getPublishedId(object._ref)) ?? object._ref
  if (!Array.isArray(object.children)) return undefined
  return spanText(object.children) || undefined
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
