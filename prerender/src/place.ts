import {type Fields, isObject, memberStep} from '@upline/schemas/health/stored-document.ts'

/** Where a value is in an answer. Most have nothing wrong with them, so it is put into words by `describePlace` only. */
export type Place = {
  value: unknown
  /** Undefined for the answer itself. */
  holder: Place | undefined
  /** Name in the object that holds it, or place in the list. */
  step: string | number
}

export type DescribedPlace = {
  /** Id of the document that holds the value; undefined where the answer does not name it. */
  document: string | undefined
  /** The section that holds it, as `faqList (key)`. */
  section: string | undefined
  /** Where it is in that document, in the form of Sanity's paths: `sections[_key=="f"].heading`. */
  field: string
}

export function describePlace({value, holder, step}: Place): DescribedPlace {
  if (!holder) return {document: undefined, section: undefined, field: ''}
  const outer = describePlace(holder)
  if (typeof step === 'number') return {...outer, field: outer.field + memberStep(value, step)}
  const object = isObject(holder.value) ? holder.value : {}
  const section = sectionOf(object, outer.field) ?? outer.section
  // An article is among the further articles of its own page, too.
  if (typeof object._id === 'string') return {document: object._id, section, field: step}
  return {document: outer.document, section, field: outer.field ? `${outer.field}.${step}` : step}
}

/** A section is a member of a list of that name. */
function sectionOf(object: Fields, field: string): string | undefined {
  if (!/(?:^|\.)sections\[[^\]]*\]$/.test(field)) return undefined
  return `${String(object._type).slice(0, 60)} (${String(object._key).slice(0, 60)})`
}
