import {createHash} from 'node:crypto'
import {type Doc, publishedIdOf} from './document.ts'
import type {Change} from './mutations.ts'

/**
 * Sync tags say what a query's answer depends on; the live stream sends the tags of what has changed, and an answer is
 * stale when the two meet. Tags are derived from values alone, so they hold across restarts.
 */
export const everythingTag = tag('*')

export function idTag(id: string): string {
  return tag('_id', publishedIdOf(id))
}

export function attributeTag(attribute: string, value: string): string {
  return attribute === '_id' ? idTag(value) : tag(attribute, value)
}

/** The tags of every answer these changes can alter: each document as it was and as it is. */
export function changedTags(changes: Pick<Change, 'before' | 'after'>[]): string[] {
  const tags = new Set([everythingTag])
  for (const document of changes.flatMap(({before, after}) => [before, after])) {
    if (document) addTags(document, tags)
  }
  return [...tags]
}

function addTags(document: Doc, tags: Set<string>): void {
  for (const [attribute, value] of Object.entries(document)) {
    if (typeof value === 'string') tags.add(attributeTag(attribute, value))
  }
}

function tag(...parts: string[]): string {
  return `s1:${createHash('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)}`
}
