import {getPublishedId, isDraftId} from '@sanity/client/csm'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import {
  type Fields,
  isObject,
  refOf,
  type StoredDocument,
  showsCurrentVersion,
  titleOf,
} from '@upline/domain/content/stored-document.ts'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {walk} from '@upline/domain/content/walk.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {pickVersion} from '@upline/domain/periods/period.ts'
import {versionKey} from '@upline/domain/periods/version-key.ts'
import {partsOf} from '@upline/schemas/health/read-parts.ts'
import {type ChoiceType, choiceFields, choiceTypes} from '@upline/schemas/validation/choice-types.ts'

/** Targets of dependencies: the id of a document, the path of a page, the key of a fact or a choice. */
export interface Target {
  id: string
  path?: string | undefined
  factKey?: string | undefined
  choice?: {type: ChoiceType; key: string} | undefined
  /** Ids of other versions, for which the site shows this one. */
  inPlaceOf?: readonly string[]
}

/** A document that depends on the target, under its published id. */
export interface Dependent {
  id: string
  type: string
  /** Singletons have none, only the title of their type. */
  title: string | undefined
  /** Whether its published version depends on the target. */
  published: boolean
  /** The kinds of dependency, as messages for an editor. */
  reasons: string[]
}

/** Returns how other documents can depend on a document. */
export function targetOf(id: string, document: StoredDocument | null): Target {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const key = text(document?.key)
  const type = Object.keys(choiceTypes).find((name) => name === document?._type) as ChoiceType | undefined
  return {
    id: getPublishedId(id),
    path: document?._type === 'redirect' ? undefined : sitePathOf(document),
    factKey: document?._type === 'fact' ? key : undefined,
    choice: type && key !== undefined ? {type, key} : undefined,
  }
}

/**
 * Returns how other documents depend on a document today. Facts, disclaimers and files with the same key are versions for different
 * periods, and the site shows the current one for all of them.
 */
export function targetToday(
  id: string,
  document: StoredDocument | null,
  content: readonly StoredDocument[],
  today: string,
): Target {
  const target = targetOf(id, document)
  if (!document || (document._type !== 'fact' && !showsCurrentVersion(document))) return target
  const key = versionKey({...document, _id: target.id})
  const versions = content.filter(
    (other) => other._id === getPublishedId(other._id) && versionKey(other) === key,
  )
  const others = versions.map((version) => version._id).filter((other) => other !== target.id)
  const shown = pickVersion(versions, today)?.version._id ?? others[0] ?? target.id
  if (shown !== target.id) return {...target, factKey: undefined}
  return document._type === 'fact' ? target : {...target, inPlaceOf: others}
}

/** Returns the published documents and drafts that depend on the target, published ones first. */
export function dependentsOf(documents: readonly StoredDocument[], target: Target): Dependent[] {
  const found = new Map<string, Dependent>()
  for (const document of documents) {
    const id = getPublishedId(document._id)
    if (id === target.id) continue
    const reasons = reasonsIn(document, target)
    if (reasons.size === 0) continue
    const published = id === document._id
    const other = found.get(id)
    found.set(id, {
      id,
      type: document._type,
      title: published || !other ? nameOf(document) : other.title,
      published: published || other?.published === true,
      reasons: [...new Set([...(other?.reasons ?? []), ...reasons])],
    })
  }
  return [...found.values()].sort(
    (a, b) => Number(b.published) - Number(a.published) || (a.title ?? '').localeCompare(b.title ?? ''),
  )
}

/** Names a redirect as one, because its path looks like that of a page. */
function nameOf(document: StoredDocument): string | undefined {
  const title = titleOf(document)
  return document._type === 'redirect' && title ? `Redirect from ${title}` : title
}

/** Returns the documents that depend on a document today. `content` is all content, drafts included. */
export function dependentsToday(
  content: readonly StoredDocument[],
  id: string,
  document: StoredDocument | null,
): Dependent[] {
  return dependentsOf(content, targetToday(id, document, content, todayOfSite(content)))
}

/** Returns the published documents with a link to a document's page. */
export function linkingTo(content: readonly StoredDocument[], id: string, path: string): Dependent[] {
  const target = {id: getPublishedId(id), path}
  const linking = content.filter(
    (document) =>
      !isDraftId(document._id) &&
      partsOf(document).links.some(({value}) =>
        value.kind === 'path' ? pagePathOf(String(value.path)) === path : refOf(value.page) === target.id,
      ),
  )
  return dependentsOf(linking, target)
}

/** Returns each reason once, in the order of the content. */
function reasonsIn(document: StoredDocument, target: Target): Set<string> {
  const reasons = new Set<string>()
  walk(document, (value) => {
    const reason = isObject(value) ? objectReason(value, target) : textReason(value, target)
    if (reason) reasons.add(reason)
  })
  return reasons
}

function textReason(value: unknown, {factKey}: Target): string | undefined {
  const isUsed = factKey && typeof value === 'string' && tokensIn(value).includes(factKey)
  return isUsed ? `Uses {${factKey}}` : undefined
}

function objectReason(object: Fields, {id, path, choice, inPlaceOf}: Target): string | undefined {
  if (choice && hasChoice(object, choice)) return `Has the ${choiceTypes[choice.type].one} ${choice.key}`
  if (object._ref === id) return path ? 'Links to it' : 'Shows it'
  if (typeof object._ref === 'string' && inPlaceOf?.includes(object._ref)) return 'Shows it today'
  const linksToPath =
    path && object.kind === 'path' && typeof object.path === 'string' && pagePathOf(object.path) === path
  return linksToPath ? `Links to ${path}` : undefined
}

function hasChoice(object: Fields, {type, key}: {type: ChoiceType; key: string}): boolean {
  return choiceFields.some(
    (holder) =>
      holder.from === type && object._type === holder.type && [object[holder.field]].flat().includes(key),
  )
}
