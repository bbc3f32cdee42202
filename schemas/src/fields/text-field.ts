import {type ConditionalProperty, defineField, type FieldDefinition, type StringRule} from '@sanity/types'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {checkTokens} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'
import {runTimeParameters} from '../validation/tokens.ts'
import {missing} from './required.ts'

interface TextFieldOptions {
  /** Whether the field may be empty. */
  optional?: boolean
  /** With rows, the field keeps line breaks. */
  rows?: number
  initialValue?: string
  group?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/**
 * A field of visible text. Its tokens must be published facts, or values that the site fills in at run time; the description tells editors
 * which ones, such as `{count}`.
 */
export function textField(
  name: string,
  title: string,
  description: string,
  {optional, rows, ...options}: TextFieldOptions = {},
): FieldDefinition {
  const shared = {name, title, description, ...options}
  const parameters = tokensIn(description).filter((token) => runTimeParameters.has(token))
  const rules = (rule: StringRule) => {
    const checked = customRule(rule, (value: string | undefined, context) =>
      checkTokens(value, context, parameters),
    )
    return optional ? checked : [rule.required().error(missing.text), checked]
  }
  return rows
    ? defineField({...shared, type: 'text', rows, validation: (rule) => rules(rule)})
    : defineField({...shared, type: 'string', validation: (rule) => rules(rule)})
}
