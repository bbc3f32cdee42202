import {getPublishedId} from '@sanity/client/csm'
import {isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {contentOf, withStrongReferences} from '../changes/mutations.ts'

/**
 * Returns a SHA-256 (hex) of a document's id and content. It is the same for a draft and its published version, in any order of
 * fields, and different for a copy of the document.
 */
export async function fingerprint(document: StoredDocument): Promise<string> {
  const {_id, _createdAt, ...content} = contentOf(document)
  const text = JSON.stringify([getPublishedId(_id), withSortedFields(withStrongReferences(content))])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function withSortedFields(value: unknown): unknown {
  return mapDeep(value, (each) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}
