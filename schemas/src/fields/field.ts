import {
  defineField,
  type FieldDefinition,
  type InlineFieldDefinition,
  type TypeAliasDefinition,
} from '@sanity/types'
import {type Rules, validation} from '../validation/rules.ts'

type Values = {
  string: string
  text: string
  date: string
  number: number
  boolean: boolean
  array: readonly unknown[]
}
type ValueOf<Type> = Type extends keyof Values ? Values[Type] : unknown

type Definition<Type extends string> = Type extends keyof InlineFieldDefinition
  ? InlineFieldDefinition[Type]
  : TypeAliasDefinition<Type, undefined>

/** The rules of a field, and everything else that Sanity's definition of its type has. */
type FieldOptions<Type extends string> = Rules<ValueOf<Type>> &
  Partial<Omit<Definition<Type>, 'name' | 'title' | 'type' | 'description' | 'validation'>> &
  Pick<FieldDefinition, 'group' | 'fieldset'>

/** Defines a field of any type. The description tells editors what the field is for. */
export function field<Type extends string>(
  type: Type,
  name: string,
  title: string,
  description: string,
  {required, unique, rule, errors, warnings, ...definition}: FieldOptions<Type> = {},
): FieldDefinition {
  const rules: Rules<ValueOf<Type>> = {required, unique, rule, errors, warnings}
  // The options belong to the type.
  const whole = {...definition, name, title, type, description, validation: validation(type, rules)}
  return defineField(whole as FieldDefinition)
}

/** Puts the fields into a group of the form. */
export const inGroup = (group: string, fields: FieldDefinition[]): FieldDefinition[] =>
  fields.map((each) => ({...each, group}))
