import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import type {Period} from '@upline/domain/periods/period.ts'
import {datasetClient} from './dataset.ts'
import {type OtherVersion, validateOverlap} from './periods.ts'

/** The field whose value all versions share: the key of a fact, the name of a level. */
export type VersionField = 'key' | 'name' | 'title'

/** Fetches the other versions of this document, drafts included. */
export async function otherVersions(
  context: ValidationContext,
  field: VersionField,
  {type = context.document?._type, name = context.document?.[field]}: {type?: string; name?: unknown} = {},
): Promise<OtherVersion[]> {
  const {document} = context
  if (typeof name !== 'string' || name === '') return []
  const id = getPublishedId(document?._id ?? '')
  // Medicare and health both have an open enrollment.
  const line = document?.line ?? ''
  return datasetClient(context).fetch<OtherVersion[]>(
    `*[_type == $type && ${field} == $name && coalesce(line, "") == $line && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))]{
      "label": coalesce(label, title, name),
      effectiveFrom,
      effectiveUntil
    }`,
    {type, name, id, line},
    {perspective: 'raw'},
  )
}

/** Rejects versions that overlap. Documents without dates are not versions of each other, even with the same name. */
export async function checkOverlap(
  context: ValidationContext,
  field: VersionField,
): Promise<string | undefined> {
  const own = periodOf(context)
  if (field !== 'key' && !own.effectiveFrom && !own.effectiveUntil) return undefined
  return validateOverlap(own, await otherVersions(context, field))
}

/** Returns the effective dates of the edited document. */
export function periodOf({document}: ValidationContext): Period {
  return {effectiveFrom: document?.effectiveFrom, effectiveUntil: document?.effectiveUntil}
}
