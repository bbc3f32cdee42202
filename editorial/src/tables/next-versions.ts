import type {Mutation, SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {versionKey} from '@upline/domain/periods/version-key.ts'
import {collectionSchemas} from '@upline/schemas/schema-types.ts'
import {contentOf} from '../changes/mutations.ts'
import {fetchPairs, latestOf, type Pair} from '../documents/pairs.ts'
import {editDraft} from './cell-change.ts'
import {type PlannedOperation, problemsOf, without} from './prepare.ts'

/** The types of documents that exist in versions with effective dates. */
export const datedTypes: ReadonlySet<string> = new Set(
  collectionSchemas
    .filter(({fields}) => fields.some(({name}) => name === 'effectiveFrom'))
    .map(({name}) => name),
)

/** What a person confirmed about the earlier version, and its source. */
const confirmed = new Set(['source', 'lastReviewed', 'reviewer'])

/** Prepares a draft of the next version of each document, which begins on `firstDay`, and the last day of the current one. */
export async function prepareNextVersions(
  ids: readonly string[],
  firstDay: string,
  client: SanityClient,
  newId: (type: string) => string,
): Promise<PlannedOperation> {
  const pairs = [...(await fetchPairs(client, ids)).values()].filter(latestOf)
  const types = [...new Set(pairs.map((pair) => latestOf(pair)?._type))]
  const options = {perspective: 'drafts', useCdn: false, tag: 'versions'} as const
  const all = await client.fetch<StoredDocument[]>('*[_type in $types]', {types}, options)
  const begin = new Set(
    all.filter(({effectiveFrom}) => isDate(effectiveFrom) && effectiveFrom >= firstDay).map(versionKey),
  )
  const problems = await problemsOf(
    pairs,
    () => {},
    async (pair) => {
      const document = latestOf(pair)
      return document ? [nextVersionProblem(document, firstDay, begin) ?? []].flat() : []
    },
  )
  const ready = without(pairs, problems)
  return {
    ready,
    unchanged: 0,
    problems,
    mutations: ready.flatMap((pair) => nextVersionMutations(pair, firstDay, newId)),
  }
}

function nextVersionProblem(
  document: StoredDocument,
  firstDay: string,
  begin: ReadonlySet<string>,
): string | undefined {
  const {_type, effectiveFrom, effectiveUntil} = document
  if (!datedTypes.has(_type)) return 'Documents of this type have no effective dates.'
  if (isDate(effectiveFrom) && effectiveFrom >= firstDay)
    return `It begins on ${effectiveFrom}, which isn’t before the new first day. Select an earlier version.`
  if (begin.has(versionKey(document))) return `It already has a version that begins on ${firstDay} or later.`
  if (isDate(effectiveUntil) && effectiveUntil < addDays(firstDay, -1))
    return `It ends on ${effectiveUntil}. Select the version that is in effect until then.`
  return undefined
}

/** Returns the draft of the next version, and the draft of the current one with its last day. */
export function nextVersionMutations(
  pair: Pair,
  firstDay: string,
  newId: (type: string) => string,
): Mutation[] {
  const document = latestOf(pair)
  if (!document) return []
  const lastDay = addDays(firstDay, -1)
  const {effectiveUntil, year, _createdAt, ...content} = contentOf(document)
  const kept = Object.entries(content).filter(([name]) => !confirmed.has(name))
  const next = {
    ...Object.fromEntries(kept),
    _id: getDraftId(newId(document._type)),
    _type: document._type,
    effectiveFrom: firstDay,
    // A version for a year is followed by one for the next.
    ...(effectiveUntil === lastDay && {effectiveUntil: addYear(lastDay)}),
    ...(typeof year === 'number' && {year: yearFrom(firstDay)}),
  }
  return [
    ...(effectiveUntil === lastDay
      ? []
      : editDraft(pair, document._type, {set: {effectiveUntil: lastDay}, unset: []})),
    {create: next},
  ]
}

/** Returns the same date a year later. */
const addYear = (date: string): string =>
  addDays(`${Number(date.slice(0, 4)) + 1}${addDays(date, 1).slice(4)}`, -1)

/** Figures that begin in the fall belong to the next year. */
const yearFrom = (firstDay: string): number =>
  Number(firstDay.slice(0, 4)) + (firstDay.slice(5) >= '09-01' ? 1 : 0)
