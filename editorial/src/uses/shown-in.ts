import {getPublishedId} from '@sanity/client/csm'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {walk} from '@upline/domain/content/walk.ts'
import type {Dependent} from './dependents.ts'
import {referencedIds} from './referenced-ids.ts'

/** Returns the documents and facts that a document shows, each once, in the order of their first use. */
export function shownIn(document: StoredDocument, documents: readonly StoredDocument[]): Dependent[] {
  const ids = referencedIds(document)
  ids.delete(getPublishedId(document._id))
  const tokens = new Set<string>()
  walk(document, (value) => {
    if (typeof value === 'string') for (const token of tokensIn(value)) tokens.add(token)
  })
  const byId = new Map<string, StoredDocument>()
  for (const one of documents) {
    const id = getPublishedId(one._id)
    // The title comes from the published version if there is one.
    if (one._id === id || !byId.has(id)) byId.set(id, one)
  }
  const facts = [...byId.values()].filter(({_type}) => _type === 'fact')
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  return [
    ...[...ids].flatMap((id) => rowOf(byId.get(id), 'Reference')),
    ...[...tokens].flatMap((token) => rowOf(byKey.get(token), `{${token}}`)),
  ]
}

function rowOf(document: StoredDocument | undefined, reason: string): Dependent[] {
  if (!document) return []
  const id = getPublishedId(document._id)
  return [
    {id, type: document._type, title: titleOf(document), published: id === document._id, reasons: [reason]},
  ]
}
