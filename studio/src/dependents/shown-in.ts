import {publishedId, type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {tokensIn} from '@upline/schemas/validation/tokens.ts'
import type {Dependent} from './dependents.ts'

/** What a document shows of others, in the order in which it first does; each once, with where it stands. */
export function shownIn(document: StoredDocument, documents: readonly StoredDocument[]): Dependent[] {
  const ids = new Set<string>()
  const tokens = new Set<string>()
  collect(document, ids, tokens)
  ids.delete(publishedId(document._id))
  const byId = new Map<string, StoredDocument>()
  for (const one of documents) {
    const id = publishedId(one._id)
    // The published version names it, where there is one.
    if (one._id === id || !byId.has(id)) byId.set(id, one)
  }
  const facts = [...byId.values()].filter(({_type}) => _type === 'fact')
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  const referred = [...ids].flatMap((id) => rowOf(byId.get(id), 'Refers to it'))
  const held = [...tokens].flatMap((token) => rowOf(byKey.get(token), `Holds {${token}}`))
  return [...referred, ...held]
}

function rowOf(document: StoredDocument | undefined, reason: string): Dependent[] {
  if (!document) return []
  const id = publishedId(document._id)
  return [
    {id, type: document._type, title: titleOf(document), published: id === document._id, reasons: [reason]},
  ]
}

function collect(value: unknown, ids: Set<string>, tokens: Set<string>): void {
  if (typeof value === 'string') {
    for (const token of tokensIn(value)) tokens.add(token)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, ids, tokens)
  } else if (typeof value === 'object' && value !== null) {
    if ('_ref' in value && typeof value._ref === 'string') ids.add(value._ref)
    for (const item of Object.values(value)) collect(item, ids, tokens)
  }
}
