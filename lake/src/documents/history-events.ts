import {draftIdOf, layerOf, publishedIdOf} from './document.ts'
import type {History, StoredChange} from './history.ts'

/**
 * The life of a document as events, newest first: drafts made, published, discarded, the document unpublished or deleted.
 * Their fields are the fields of Sanity's document events. Edits of a draft are not among them: the Studio works those out from the transactions.
 */
export function historyEvents(history: History, documentId: string) {
  const publishedId = publishedIdOf(documentId)
  const versionId = layerOf(documentId) === 'published' ? draftIdOf(publishedId) : documentId
  const transactions = new Map<number, {version?: StoredChange; published?: StoredChange}>()
  for (const change of history.changes([publishedId, versionId])) {
    const group = transactions.get(change.sequence) ?? {}
    group[change.documentId === publishedId ? 'published' : 'version'] = change
    transactions.set(change.sequence, group)
  }

  const events: (EventBody & Record<'documentId' | 'timestamp' | 'author', string>)[] = []
  let hasVersion = false
  for (const {version, published} of transactions.values()) {
    const event = eventOf(version, published, hasVersion)
    if (version) hasVersion = version.transition !== 'disappear'
    const change = published ?? version
    if (!event || !change) continue
    events.push({...event, documentId: publishedId, timestamp: change.timestamp, author: change.author})
  }
  return events.reverse()
}

/** An entry of the Studio's history pane. */
type EventBody = {type: string; [field: string]: unknown}

function eventOf(
  version: StoredChange | undefined,
  published: StoredChange | undefined,
  hadVersion: boolean,
): EventBody | undefined {
  if (version?.transition === 'disappear') {
    const revision = {versionId: version.documentId, versionRevisionId: version.previousRev}
    if (published?.transition === 'disappear') return {type: 'deleteDocumentGroup'}
    if (published) {
      const cause = {
        revisionId: published.transactionId,
        publishCause: 'document.publish',
        contributors: [published.author],
      }
      return {type: 'publishDocumentVersion', ...revision, ...cause}
    }
    return {type: 'deleteDocumentVersion', ...revision}
  }
  if (published?.transition === 'disappear') {
    const draft = version && {versionId: version.documentId, versionRevisionId: version.transactionId}
    return version || hadVersion ? {type: 'unpublishDocument', ...draft} : {type: 'deleteDocumentGroup'}
  }
  if (version?.transition === 'appear') {
    return {
      type: 'createDocumentVersion',
      versionId: version.documentId,
      versionRevisionId: version.transactionId,
    }
  }
  if (!published) return undefined
  // Written without a draft: imported, or by an API client.
  const type = published.transition === 'appear' ? 'createLiveDocument' : 'updateLiveDocument'
  return {type, revisionId: published.transactionId}
}
