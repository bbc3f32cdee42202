import {pickVersion} from '@upline/domain/periods/period.ts'
import {type ChoiceType, choiceFields, choiceTypes} from '@upline/schemas/documents/choice-types.ts'
import {sitePathOf} from '@upline/schemas/documents/site-page.ts'
import {publishedId, type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {pagePathOf} from '@upline/schemas/validation/link-targets.ts'
import {tokensIn} from '@upline/schemas/validation/tokens.ts'

/** What other documents can depend on: a document by its id, a page also by its path, a fact or a choice also by its key. */
export interface Target {
  id: string
  path?: string | undefined
  factKey?: string | undefined
  choice?: {type: ChoiceType; key: string} | undefined
  /** Ids of documents in whose place the site shows it. */
  inPlaceOf?: readonly string[]
}

/** A document that depends on the target, under its published id. */
export interface Dependent {
  id: string
  type: string
  /** Absent where there is one document of the type, which goes by the type's name. */
  title: string | undefined
  /** Its published version depends on the target, so visitors would notice. */
  published: boolean
  /** How it depends, in words for an editor; each once. */
  reasons: string[]
}

/** A stored document as others can depend on it. */
export function targetOf(id: string, document: StoredDocument | null): Target {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const key = text(document?.key)
  const type = Object.keys(choiceTypes).find((name) => name === document?._type) as ChoiceType | undefined
  return {
    id: publishedId(id),
    path: document?._type === 'redirect' ? undefined : sitePathOf(document),
    factKey: document?._type === 'fact' ? key : undefined,
    choice: type && key !== undefined ? {type, key} : undefined,
  }
}

/**
 * As `targetOf`, as the site shows the document today: facts and disclaimers of one key are versions for different periods, and one of
 * them is shown wherever any is asked for.
 */
export function targetToday(
  id: string,
  document: StoredDocument | null,
  content: readonly StoredDocument[],
  today: string,
): Target {
  const target = targetOf(id, document)
  if (document?._type !== 'fact' && document?._type !== 'disclaimer') return target
  const versions = content.filter(
    (other) =>
      other._type === document._type && other.key === document.key && other._id === publishedId(other._id),
  )
  const others = versions.map((version) => version._id).filter((other) => other !== target.id)
  const shown = pickVersion(versions, today)?.version._id ?? others[0] ?? target.id
  if (shown !== target.id) return {...target, factKey: undefined}
  return document._type === 'disclaimer' ? {...target, inPlaceOf: others} : target
}

/** The documents among `documents` (published ones and drafts) that depend on the target; published ones first. */
export function dependentsOf(documents: readonly StoredDocument[], target: Target): Dependent[] {
  const found = new Map<string, Dependent>()
  for (const document of documents) {
    const id = publishedId(document._id)
    if (id === target.id) continue
    const reasons = [...new Set(reasonsIn(document, target))]
    if (reasons.length === 0) continue
    const published = id === document._id
    const other = found.get(id)
    found.set(id, {
      id,
      type: document._type,
      title: published || !other ? titleOf(document) : other.title,
      published: published || other?.published === true,
      reasons: [...new Set([...(other?.reasons ?? []), ...reasons])],
    })
  }
  return [...found.values()].sort(
    (a, b) => Number(b.published) - Number(a.published) || (a.title ?? '').localeCompare(b.title ?? ''),
  )
}

function reasonsIn(value: unknown, target: Target): string[] {
  if (typeof value === 'string') {
    return target.factKey && tokensIn(value).includes(target.factKey) ? [`Holds {${target.factKey}}`] : []
  }
  if (Array.isArray(value)) return value.flatMap((item) => reasonsIn(item, target))
  if (typeof value !== 'object' || value === null) return []
  // An object of a stored document: plain JSON.
  const object = value as Record<string, unknown>
  return [...ownReasons(object, target), ...Object.values(object).flatMap((item) => reasonsIn(item, target))]
}

function ownReasons(object: Record<string, unknown>, {id, path, choice, inPlaceOf}: Target): string[] {
  if (choice && holdsChoice(object, choice)) return [`Has the ${choiceTypes[choice.type].one} ${choice.key}`]
  if (object._ref === id) return [path ? 'Links to it' : 'Shows it']
  if (typeof object._ref === 'string' && inPlaceOf?.includes(object._ref)) return ['Shows it today']
  const leadsToPath =
    path && object.kind === 'path' && typeof object.path === 'string' && pagePathOf(object.path) === path
  return leadsToPath ? [`Links to ${path}`] : []
}

function holdsChoice(object: Record<string, unknown>, {type, key}: {type: ChoiceType; key: string}): boolean {
  return choiceFields.some(
    (holder) =>
      holder.from === type && object._type === holder.type && [object[holder.field]].flat().includes(key),
  )
}
