import type {Mutation} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import {walk} from '@upline/domain/content/walk.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'

/** Returns the patches that rename a token in every text except the fact itself, drafts included. */
export function renameToken(
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
