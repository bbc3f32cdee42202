import type {Mutation, SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {walk} from '@upline/domain/content/walk.ts'
import type {Pair} from '../documents/pairs.ts'
import {fetchContent} from '../uses/fetch-dependents.ts'

/** Returns the new key of a fact with the patches that write it into the texts that show the old one, or undefined. */
export async function fetchRename(client: SanityClient, {id, draft, published}: Pair) {
  const [from, to] = [published?.key, draft?.key]
  if (draft?._type !== 'fact' || typeof from !== 'string' || typeof to !== 'string' || from === to) return
  const documents = await fetchContent(client)
  // If another period has the key, the texts keep showing its figure.
  const isKept = documents.some(
    ({_id, _type, key}) => _type === 'fact' && key === from && _id === getPublishedId(_id) && _id !== id,
  )
  return {from, to, documents, mutations: isKept ? [] : renameToken(documents, {factId: id, from, to})}
}

/** Returns the patches that rename a token in every text except the fact itself, drafts included. */
function renameToken(
  documents: readonly StoredDocument[],
  {factId, from, to}: {factId: string; from: string; to: string},
): Mutation[] {
  return documents.flatMap((document) => {
    if (getPublishedId(document._id) === factId) return []
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
