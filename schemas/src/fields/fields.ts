import {
  type ConditionalProperty,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type StringRule,
} from '@sanity/types'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import type {ChoiceType} from '../documents/choice-types.ts'
import {checkChoice} from '../validation/check-choice.ts'
import {checkRichTextTokens, checkTokens} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'
import {runTimeParameters} from '../validation/tokens.ts'

/** Messages for missing values by field type. They say what to do. */
export const missing = {
  text: 'Enter a text: the site shows it.',
  choice: 'Choose one.',
  list: 'Add at least one.',
  references: 'Choose at least one.',
  link: 'Choose where it goes.',
} as const

const repeated = 'This is already in the list. Remove it here.'

interface Options {
  /** Whether the field may be empty. */
  optional?: boolean
  group?: string
}

/** Creates a field. The description tells editors what the field is for. */
type Field<Own> = (
  name: string,
  title: string,
  description: string,
  options: Options & Own,
) => FieldDefinition
type SimpleField<Own = unknown> = (
  name: string,
  title: string,
  description: string,
  options?: Options & Own,
) => FieldDefinition

interface TextOptions {
  /** With rows, the field keeps line breaks. */
  rows?: number
  initialValue?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/**
 * A field of visible text. Its tokens must be published facts, or values that the site fills in at run time; the description tells editors
 * which ones, such as `{count}`.
 */
export const textField: SimpleField<TextOptions> = (
  name,
  title,
  description,
  {optional, rows, ...others} = {},
) => {
  const shared = {name, title, description, ...others}
  const parameters = tokensIn(description).filter((token) => runTimeParameters.has(token))
  const rules = (rule: StringRule) => {
    const tokens = customRule(rule, (value: string | undefined, context) =>
      checkTokens(value, context, parameters),
    )
    return optional ? tokens : [rule.required().error(missing.text), tokens]
  }
  return rows
    ? defineField({...shared, type: 'text', rows, validation: rules})
    : defineField({...shared, type: 'string', validation: rules})
}

/** A field of formatted text. Its rules are here, because rules of a field replace those of its type. */
export const richTextField: SimpleField = (name, title, description, {optional, group} = {}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'richText',
    validation: (rule) => {
      const tokens = customRule(rule, checkRichTextTokens)
      return optional ? tokens : [rule.required().error(missing.text), tokens]
    },
  })

/** A list of short texts, one per line, with tokens. */
export const wordList: SimpleField = (name, title, description, {optional, group} = {}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => [
          rule.required().error('Enter a text or remove the line.'),
          customRule(rule, (value: string | undefined, context) => checkTokens(value, context, [])),
        ],
      }),
    ],
    validation: (rule) => {
      const once = rule.unique().error('This line is already in the list. Remove it.')
      return optional ? once : [rule.required().min(1).error(missing.list), once]
    },
  })

/** A list of pairs such as `Persistency: 85%+`. */
export const labelValueList: SimpleField = (name, title, description, {optional, group} = {}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Figure',
        fields: [
          textField('label', 'Label', 'What the figure measures.'),
          textField('value', 'Value', 'The figure with its unit, as the reader sees it.'),
        ],
        preview: {select: {title: 'value', subtitle: 'label'}},
      }),
    ],
    validation: optional ? undefined : (rule) => rule.required().min(1).error(missing.list),
  })

/** An ordered list of objects of the type `of`. */
export const list: Field<{of: string}> = (name, title, description, {of, optional, group}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [defineArrayMember({type: of})],
    validation: optional ? undefined : (rule) => rule.required().min(1).error(missing.list),
  })

/** A link, or a button with its label. */
export const linkField: Field<{type: 'action' | 'link'}> = (
  name,
  title,
  description,
  {type, optional, group},
) =>
  defineField({
    name,
    title,
    description,
    group,
    type,
    validation: optional ? undefined : (rule) => rule.required().error(missing.link),
  })

/** A switch that is off at first. */
export const toggle: SimpleField = (name, title, description, {group} = {}) =>
  defineField({name, title, description, group, type: 'boolean', initialValue: false})

/** A document of the type `to`. A `weak` reference stays when the document is deleted. */
export const reference: Field<{to: string; weak?: boolean}> = (name, title, description, {to, weak, group}) =>
  defineField({name, title, description, group, type: 'reference', to: [{type: to}], weak})

/** An ordered choice of documents of the type `to`, each at most once. */
export const references: Field<{to: string}> = (name, title, description, {to, optional, group}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [defineArrayMember({type: 'reference', to: [{type: to}]})],
    validation: (rule) => {
      const once = rule.unique().error(repeated)
      return optional ? once : [rule.required().min(1).error(missing.references), once]
    },
  })

interface ChoiceOptions {
  /** Stored values with the titles that the editor sees. */
  list: readonly {readonly value: string; readonly title: string}[]
  initialValue?: string
}

/** One of a fixed list; short lists show as buttons, long ones as a drop-down. */
export const choice: Field<ChoiceOptions> = (name, title, description, {list, optional, ...others}) =>
  defineField({
    name,
    title,
    description,
    ...others,
    type: 'string',
    options: {list: [...list], layout: list.length <= 4 ? 'radio' : 'dropdown', direction: 'horizontal'},
    validation: optional ? undefined : (rule) => rule.required().error(missing.choice),
  })

/** One of the documents of the type `from`, which staff add to and order. The field stores their key, and the Studio's input offers them. */
export const choiceFrom: Field<{from: ChoiceType}> = (name, title, description, {from, group}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'string',
    validation: (rule) => [
      rule.required().error(missing.choice),
      customRule(rule, (key: string | undefined, context) => checkChoice(key, context, from)),
    ],
  })

/** Several of these documents, each at most once. */
export const choicesFrom: Field<{from: ChoiceType}> = (name, title, description, {from, group}) =>
  defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          customRule(rule, (key: string | undefined, context) => checkChoice(key, context, from)),
      }),
    ],
    validation: (rule) => [rule.required().min(1).error(missing.references), rule.unique().error(repeated)],
  })
