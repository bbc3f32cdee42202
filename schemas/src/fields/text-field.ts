import {type ConditionalProperty, defineField, type FieldDefinition, type StringRule} from '@sanity/types'
import {checkTokens} from '../validation/check-tokens.ts'
import {missing} from './required.ts'

interface TextFieldOptions {
  /** Whether the field may be empty. */
  optional?: boolean
  /** With rows, the field keeps line breaks. */
  rows?: number
  /** Tokens that the site fills in at run time, such as `n` or `count`. Every other token must be a fact. */
  parameters?: readonly string[]
  initialValue?: string
  group?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/** A field of visible text. Fact tokens in it are checked against the published facts. */
export function textField(
  name: string,
  title: string,
  description: string,
  {optional, rows, parameters = [], ...options}: TextFieldOptions = {},
): FieldDefinition {
  const shared = {name, title, description, ...options}
  const rules = (rule: StringRule) => {
    const checked = rule.custom((value, context) => checkTokens(value, context, parameters))
    return optional ? checked : [rule.required().error(missing.text), checked]
  }
  return rows
    ? defineField({...shared, type: 'text', rows, validation: (rule) => rules(rule)})
    : defineField({...shared, type: 'string', validation: (rule) => rules(rule)})
}
