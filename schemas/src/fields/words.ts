import {type ConditionalProperty, defineField, type FieldDefinition, type StringRule} from '@sanity/types'
import {checkTokens} from '../validation/check-tokens.ts'
import {missing} from './required.ts'

interface WordsOptions {
  name: string
  title: string
  description: string
  /** Absent means the site can do without it. */
  optional?: boolean
  /** More than one row makes it a text field that keeps line breaks. */
  rows?: number
  /** Tokens that the site fills in while it runs, such as `n` or `count`; every other token has to be a fact. */
  parameters?: readonly string[]
  initialValue?: string
  group?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/** A field of visible words: may hold fact tokens, which are checked against the published facts. */
export function words(options: WordsOptions): FieldDefinition {
  const {name, title, description, initialValue, group, fieldset, hidden, rows, parameters = []} = options
  const shared = {name, title, description, initialValue, group, fieldset, hidden}
  const rules = (rule: StringRule) => {
    const checked = rule.custom((value, context) => checkTokens(value, context, parameters))
    return options.optional ? checked : [rule.required().error(missing.words), checked]
  }
  return rows
    ? defineField({...shared, type: 'text', rows, validation: (rule) => rules(rule)})
    : defineField({...shared, type: 'string', validation: (rule) => rules(rule)})
}
