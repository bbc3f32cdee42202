import {createHash} from 'node:crypto'
import {type Doc, isRecord, layerOf, publishedIdOf} from '../documents/document.ts'
import {referencesIn} from '../documents/references.ts'
import type {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import {defined, ofTarget, references, search} from './indexable.ts'
import type {View} from './views.ts'

/** Sync tags name what an answer depends on, and what a change alters. They are derived from values alone, so they stay the same across restarts. */
export const everythingTag = tag('*')

export function idTag(id: string): string {
  return tag('_id', publishedIdOf(id))
}

function attributeTag(attribute: string, value: string): string {
  return attribute === '_id' ? idTag(value) : tag(attribute, value)
}

/** Returns the tags of an answer that depends on which documents an index has under a value. */
export function indexTags(attribute: string, value: string, view: View): string[] {
  if (attribute === search || attribute.startsWith(defined)) return [everythingTag]
  if (!attribute.startsWith(ofTarget)) return [attributeTag(attribute, value)]
  const target = attribute.slice(ofTarget.length)
  const targets = [...view.where(target, value).documents.keys()]
  return [attributeTag(target, value), ...targets.map((id) => attributeTag(references, id))]
}

/** Returns the tags of every answer that these changes can alter. A draft or version covers documents below it, so theirs are among them. */
export function changedTags(
  changes: Pick<Change, 'documentId' | 'before' | 'after'>[],
  layers: Pick<Store, 'layersOf'>,
): string[] {
  const tags = new Set([everythingTag])
  for (const {documentId, before, after} of changes) {
    const isPublished = layerOf(documentId) === 'published'
    const covered = isPublished ? [] : layers.layersOf(publishedIdOf(documentId))
    for (const document of [before, after, ...covered]) if (document) addTags(document, tags)
  }
  return [...tags]
}

function addTags(document: Doc, tags: Set<string>): void {
  const addTag = (attribute: string, value: unknown) => {
    if (typeof value === 'string') tags.add(attributeTag(attribute, value))
    if (Array.isArray(value))
      for (const item of value) if (typeof item === 'string') addTag(`${attribute}[]`, item)
  }
  // What a perspective with layers adds to a document.
  tags.add(attributeTag('_originalId', document._id))
  for (const id of referencesIn(document)) tags.add(attributeTag(references, id))
  for (const [attribute, value] of Object.entries(document)) {
    addTag(attribute, value)
    if (isRecord(value))
      for (const [inner, item] of Object.entries(value)) addTag(`${attribute}.${inner}`, item)
  }
}

function tag(...parts: string[]): string {
  return `s1:${createHash('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)}`
}
