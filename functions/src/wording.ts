import {cleanLine} from '@upline/domain/inquiry/clean-text.ts'
import {builtInWording, type MailWording, validateMailText} from '@upline/domain/inquiry/mail-wording.ts'

const fields = Object.keys(builtInWording) as (keyof MailWording)[] // Object.keys loses the type.

/** Reads the mail's wording from a content document. Missing and invalid strings get their built-in value; `unusable` lists the invalid fields. */
export function readWording(document: unknown): {wording: MailWording; unusable: string[]} {
  const stored: Partial<Record<keyof MailWording, unknown>> = Object(document) // Each value is validated below.
  const set = fields.filter((field) => stored[field] !== undefined && stored[field] !== null)
  const unusable = set.filter((field) => validateMailText(field, stored[field]))
  const usable = set.filter((field) => !unusable.includes(field))
  const texts = usable.map((field) => [field, cleanLine(String(stored[field]))])
  return {wording: {...builtInWording, ...Object.fromEntries(texts)}, unusable}
}

/** Fills in the subject's placeholders, the type in title case as the words around it. Braces in a name are not placeholders. */
export function fillSubject(subject: string, values: {type: string; name: string}): string {
  const {type, name} = values
  const filled = {type: type.charAt(0).toUpperCase() + type.slice(1), name}
  return subject.replace(/\{(type|name)\}/g, (_, key: 'type' | 'name') => filled[key])
}
