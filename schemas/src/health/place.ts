import {
  type Fields,
  isObject,
  objectsIn,
  type StoredDocument,
  textOf,
} from '@upline/domain/content/stored-document.ts'
import {
  type Definition,
  type Definitions,
  memberOf as definitionOfMember,
  definitionsOf,
  resolved,
} from './definition.ts'

const step = /\[_key=="((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|[^.[\]]+/g

/** Returns a function that formats the place of a field as its form shows it, such as `Sections › Notice › Buttons › Link`. */
export function createPlaceNames(
  types: readonly unknown[],
): (document: StoredDocument, field: string) => string {
  const byName = definitionsOf(types)
  return (document, field) => follow(document, field, byName).parts.filter(Boolean).join(' › ')
}

/** Returns a function that looks up the title of a chosen value. Its result is undefined if the field doesn't offer the value. */
export function createChoiceNames(
  types: readonly unknown[],
): (document: StoredDocument, field: string, value: unknown) => string | undefined {
  const byName = definitionsOf(types)
  return (document, field, value) => {
    const {choices} = follow(document, field, byName)
    return textOf(choices.find((choice) => choice.value === value)?.title)
  }
}

/** Follows the path of a field through the document and the definitions. */
function follow(
  document: StoredDocument,
  field: string,
  byName: Definitions,
): {parts: string[]; choices: readonly Fields[]} {
  const parts: string[] = []
  let definition = byName.get(document._type)
  let choices: readonly Fields[] = []
  let value: unknown = document
  for (const [text, key, index] of field.matchAll(step)) {
    if (text.startsWith('[')) {
      value = memberAt(value, key, index)
      definition = definitionOfMember(definition, isObject(value) ? textOf(value._type) : undefined, byName)
      parts.push(ownName(value, definition) ?? definition?.title ?? '')
    } else {
      // The links of a text block are in its mark definitions.
      const inner: Definition | undefined =
        text === 'markDefs'
          ? {of: definition?.marks?.annotations ?? []}
          : definition?.fields?.find(({name}) => name === text)
      definition = resolved(inner, byName)
      choices = isObject(inner?.options) ? objectsIn(inner.options.list) : []
      value = isObject(value) ? value[text] : undefined
      parts.push(inner?.title ?? '')
    }
  }
  return {parts, choices}
}

function memberAt(value: unknown, key: string | undefined, index: string | undefined): unknown {
  if (!Array.isArray(value)) return undefined
  if (key === undefined) return value[Number(index)]
  return value.find((member) => isObject(member) && member._key === key)
}

/** Returns the name of a list entry: its visible text or its preview title. */
function ownName(member: unknown, definition: Definition | undefined): string | undefined {
  if (!isObject(member)) return undefined
  const {heading, label, title, name}: Fields = member
  const previewed = member[definition?.preview?.select?.title ?? '']
  const spans = objectsIn(member.children).map(({text}) => textOf(text) ?? '')
  const found = [heading, label, title, name, previewed, spans.join('')].map(textOf).find(Boolean)
  return found && (found.length > 40 ? `${found.slice(0, 40)}…` : found)
}
