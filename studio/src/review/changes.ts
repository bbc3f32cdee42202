import {createPlaceNames} from '@upline/schemas/health/place.ts'
import {
  type Fields,
  isObject,
  memberStep,
  publishedId,
  type StoredDocument,
} from '@upline/schemas/health/stored-document.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

/** One difference between two versions of a document, in words for whoever reviews it. */
export interface Change {
  /** Where, by the titles of the form: `Rates › Term Life › Rate`. */
  place: string
  /** Absent where there was nothing. */
  before?: string
  /** Absent where there is nothing any more. */
  after?: string
  /** What happened where no words changed, such as another order. */
  note?: string
}

type NameOf = (id: string) => string | undefined

const placeOf = createPlaceNames(schemaTypes)

/** What `after` changes of `before`, in the order of its fields. `nameOf` gives the title of a document that is referred to. */
export function changesBetween(before: StoredDocument, after: StoredDocument, nameOf: NameOf): Change[] {
  const changes: Change[] = []
  // A member that is gone has its name in the version that had it.
  const place = (path: string, document: StoredDocument) => placeOf(document, path) || path
  const add = (path: string, change: Omit<Change, 'place'>) =>
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
      wordsOf(old, nameOf) === undefined &&
      wordsOf(now, nameOf) === undefined
    ) {
      compareFields(path, old, now)
      return
    }
    const [from, to] = [readable(old, nameOf), readable(now, nameOf)]
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
    if (kept.join('\n') !== order.join('\n')) add(path, {note: 'another order'})
  }

  compareFields('', before, after)
  return changes
}

/** `Rates › Term Life › Rate: “80%” → “85%”` */
export function changeText({place, before, after, note}: Change): string {
  if (note) return `${place}: ${note}`
  if (before === undefined) return `${place}: new, “${after}”`
  if (after === undefined) return `${place}: removed, “${before}”`
  return `${place}: “${before}” → “${after}”`
}

/** The published ids of what either version refers to. */
export function referredIds(...values: readonly unknown[]): string[] {
  const ids = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('_ref' in value && typeof value._ref === 'string') ids.add(publishedId(value._ref))
    for (const inner of Object.values(value)) walk(inner)
  }
  for (const value of values) walk(value)
  return [...ids]
}

function memberKey(member: unknown): string {
  return isObject(member) && typeof member._key === 'string' ? member._key : JSON.stringify(member)
}

/** A value in words; undefined where there is none. An object is all its words. */
function readable(value: unknown, nameOf: NameOf): string | undefined {
  if (isEmpty(value)) return undefined
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object' || value === null) return String(value)
  const words = wordsOf(value as Fields, nameOf)
  if (words !== undefined) return words
  const inner = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, item]) => (name.startsWith('_') ? [] : [item]))
  const texts = inner.flatMap((item) => readable(item, nameOf) ?? [])
  return texts.length > 0 ? texts.join(' · ') : 'empty'
}

/** What an object is read as at once: a paragraph, or the name of what is referred to. */
function wordsOf(object: Fields, nameOf: NameOf): string | undefined {
  if (typeof object._ref === 'string') return nameOf(publishedId(object._ref)) ?? object._ref
  if (!Array.isArray(object.children)) return undefined
  const texts = object.children.map((child) =>
    isObject(child) && typeof child.text === 'string' ? child.text : '',
  )
  return texts.join('') || undefined
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
