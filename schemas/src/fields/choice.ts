import {defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'

interface ChoiceOptions {
  /** Stored values with the titles that the editor sees. */
  list: readonly {readonly value: string; readonly title: string}[]
  initialValue?: string
  optional?: boolean
  group?: string
}

/** One of a fixed list; short lists show as buttons, long ones as a drop-down. */
export function choice(
  name: string,
  title: string,
  description: string,
  {optional, list, initialValue, group}: ChoiceOptions,
): FieldDefinition {
  const short = list.length <= 4
  return defineField({
    name,
    title,
    description,
    group,
    initialValue,
    type: 'string',
    options: {list: [...list], layout: short ? 'radio' : 'dropdown', direction: 'horizontal'},
    validation: optional ? undefined : (rule) => rule.required().error(missing.choice),
  })
}
