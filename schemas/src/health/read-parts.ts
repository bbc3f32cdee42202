import {tokensIn} from '@upline/domain/content/tokens.ts'
import {memberStep} from '@upline/domain/content/walk.ts'
import {type Fields, isObject, type StoredDocument} from './stored-document.ts'

/** A part of a document, and its place as the Studio's `edit` intent takes it: `sections[_key=="a"].link`. */
export interface Part<Value> {
  field: string
  value: Value
}

/** What the checks look at in a document. */
export interface Parts {
  links: Part<Fields>[]
  /** Tokens in braces with the path of their text. */
  tokens: Part<string>[]
  /** Objects with an image. */
  pictures: Part<Fields>[]
  /** Ids of referenced documents, except link targets. */
  references: Part<string>[]
  /** Portable Text. */
  richTexts: Part<readonly unknown[]>[]
  /** Objects that hold for a time: with a year, or with days from and until which. */
  periods: Part<Fields>[]
}

const known = new WeakMap<StoredDocument, Parts>()

/** Caches the parts by document object. */
export function partsOf(document: StoredDocument): Parts {
  const found = known.get(document)
  if (found) return found
  const parts: Parts = {links: [], tokens: [], pictures: [], references: [], richTexts: [], periods: []}
  readObject(document, [], parts, false)
  known.set(document, parts)
  return parts
}

function readValue(value: unknown, path: string[], parts: Parts, inLink: boolean): void {
  if (typeof value === 'string') {
    if (!value.includes('{')) return
    for (const token of new Set(tokensIn(value))) parts.tokens.push({field: fieldOf(path), value: token})
  } else if (Array.isArray(value)) {
    if (value.some((member) => isObject(member) && member._type === 'block')) {
      parts.richTexts.push({field: fieldOf(path), value})
    }
    for (const [index, member] of value.entries()) {
      path.push(memberStep(member, index))
      readValue(member, path, parts, inLink)
      path.pop()
    }
  } else if (isObject(value)) readObject(value, path, parts, inLink)
}

function readObject(object: Fields, path: string[], parts: Parts, inLink: boolean): void {
  const isLink = object._type === 'link'
  if (isLink) parts.links.push({field: fieldOf(path), value: object})
  if (isObject(object.asset) && String(object.asset._ref).startsWith('image-')) {
    parts.pictures.push({field: fieldOf(path), value: object})
  }
  if (typeof object._ref === 'string' && !inLink) {
    parts.references.push({field: fieldOf(path), value: object._ref})
  }
  if ('effectiveUntil' in object || 'effectiveFrom' in object || 'year' in object) {
    parts.periods.push({field: fieldOf(path), value: object})
  }
  for (const name in object) {
    if (name.startsWith('_')) continue
    path.push(name)
    readValue(object[name], path, parts, isLink)
    path.pop()
  }
}

function fieldOf(path: readonly string[]): string {
  let field = ''
  for (const step of path) field += field === '' || step.startsWith('[') ? step : `.${step}`
  return field
}
