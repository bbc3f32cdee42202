import type {Mutation} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {walk} from '@upline/domain/content/walk.ts'
import type {Pair} from '../documents/pairs.ts'

/** Returns the change of a fact's key, or undefined. */
export function newKeyOf({draft, published}: Pair): {from: string; to: string} | undefined {
  const [from, to] = [published?.key, draft?.key]
  if (draft?._type !== 'fact' || typeof from !== 'string' || typeof to !== 'string' || from === to) return
  return {from, to}
}

/** Returns the patches that write the new key of a fact into the texts that show the old one. `content` is all content, drafts included. */
export function renameMutations(
  content: readonly StoredDocument[],
  id: string,
  {from, to}: {from: string; to: string},
): Mutation[] {
  // If another period has the key, the texts keep showing its figure.
  const isKept = content.some(
    ({_id, _type, key}) => _type === 'fact' && key === from && _id === getPublishedId(_id) && _id !== id,
  )
  if (isKept) return []
  return content.flatMap((document) => {
    if (getPublishedId(document._id) === id) return []
    const set: Record<string, string> = {}
    walk(document, (value, path) => {
      const isField = !/(^|\.)_\w+$/.test(path)
      if (isField && typeof value === 'string' && value.includes(`{${from}}`)) {
        set[path] = value.replaceAll(`{${from}}`, `{${to}}`)
      }
    })
    if (Object.keys(set).length === 0) return []
    return [{patch: {id: document._id, ...(document._rev ? {ifRevisionID: String(document._rev)} : {}), set}}]
  })
}
