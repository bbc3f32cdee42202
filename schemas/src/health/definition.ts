import {isObject} from '@upline/domain/content/stored-document.ts'

/** A type or field as the content model defines it, as far as the checks read it. */
export interface Definition {
  name?: string
  title?: string
  type?: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  /** The types that a reference accepts. */
  to?: Definition | readonly Definition[]
  /** Among them the list of values to choose from, with their titles. */
  options?: unknown
  /** The field that names an entry of a list. */
  preview?: {select?: {title?: string}}
  /** Annotations of a block of text. */
  marks?: {annotations?: readonly Definition[]}
}

export type Definitions = ReadonlyMap<string, Definition>

export const definitionsOf = (types: readonly unknown[]): Definitions =>
  new Map(types.filter(isObject).map((type) => [String(type.name), type as Definition]))

/** A field's own definition, or that of the type it names. */
export function resolved(definition: Definition | undefined, types: Definitions): Definition | undefined {
  if (!definition || definition.fields || definition.of) return definition
  return types.get(definition.type ?? '') ?? definition
}

/** Returns the definition of a list's member type, or undefined if the list does not accept the type. */
export function memberOf(
  list: Definition | undefined,
  type: string | undefined,
  types: Definitions,
): Definition | undefined {
  const members = list?.of ?? []
  const found = members.find(({name, type: of}) => (name ?? of) === type)
  // A list of one type may store its objects without a type.
  const member = found ?? (type === undefined && members.length === 1 ? members[0] : undefined)
  return resolved(member, types)
}
