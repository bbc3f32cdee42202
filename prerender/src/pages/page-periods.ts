import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {ContentFailure} from '../report.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns a failure for each document on a page that has ended without a successor; the page shows a note. */
export function endedDocuments(path: string, result: PageQueryResult): ContentFailure[] {
  return objectsIn(result)
    .filter(({_id, overNote}) => typeof _id === 'string' && typeof overNote === 'string')
    .map(({_id, effectiveUntil}) => {
      const message = `${_id}: its period ended on ${effectiveUntil} without a later version; ${path} shows a message instead`
      return new ContentFailure(path, message, {
        document: String(_id),
        field: 'effectiveUntil',
      })
    })
}

/** Returns whether a page refers to a disclaimer without a current, published wording. */
export function missingDisclaimer(result: PageQueryResult): boolean {
  return objectsIn(result).some(({_type, disclaimers, disclaimerCount}) => {
    if (_type !== 'notice' || typeof disclaimerCount !== 'number') return false
    const shown = (Array.isArray(disclaimers) ? disclaimers : []).filter(({versions}) => versions?.[0]?.text)
    return shown.length < disclaimerCount
  })
}

/** Returns an object and all objects inside it. */
function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Fields, ...Object.values(value).flatMap(objectsIn)]
}
