import {type ConditionalProperty, defineField, type FieldDefinition, type StringRule} from '@sanity/types'
import {checkTokens} from '../validation/check-tokens.ts'
import {missing} from './required.ts'

interface TextFieldOptions {
  name: string
  title: string
  description: string
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
export function textField(options: TextFieldOptions): FieldDefinition {
  const {name, title, description, initialValue, group, fieldset, hidden, rows, parameters = []} = options
  const shared = {name, title, description, initialValue, group, fieldset, hidden}
  const rules = (rule: StringRule) => {
    const checked = rule.custom((value, context) => checkTokens(value, context, parameters))
    return options.optional ? checked : [rule.required().error(missing.text), checked]
  }
  return rows
    ? defineField({...shared, type: 'text', rows, validation: (rule) => rules(rule)})
    : defineField({...shared, type: 'string', validation: (rule) => rules(rule)})
}
