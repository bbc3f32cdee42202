import {
  type ArrayOfType,
  type ConditionalProperty,
  defineArrayMember,
  type FieldDefinition,
} from '@sanity/types'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {checkChoice} from '../validation/check-choice.ts'
import {checkRichTextTokens, checkTokens} from '../validation/check-tokens.ts'
import type {ChoiceType} from '../validation/choice-types.ts'
import {type Rules, validation} from '../validation/rules.ts'
import {runTimeParameters} from '../validation/tokens.ts'
import {field} from './field.ts'

const repeated = {
  member: 'This is already in the list. Remove it here.',
  line: 'This line is already in the list. Remove it.',
}

interface Options {
  group?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/** Creates a field. The description tells editors what the field is for. If it starts with “Optional”, the field may be empty. */
type Field<Own> = (name: string, title: string, description: string, options: Own) => FieldDefinition
type SimpleField<Own> = (name: string, title: string, description: string, options?: Own) => FieldDefinition

/** Returns whether a field may be empty. Its description starts with “Optional” for editors. */
export const isOptional = (description: unknown): boolean => String(description).startsWith('Optional')

/** Returns the message for a missing value, an instruction, or undefined if the field may be empty. */
const missing = (message: string, description: string) => (isOptional(description) ? undefined : message)

interface TextOptions extends Options, Pick<Rules<string>, 'warnings'> {
  rows?: number | undefined
  initialValue?: string
}

/**
 * A field of visible text. Its tokens must be published facts, or values that the site fills in at run time; the description tells editors
 * which ones, such as `{count}`. With `rows`, it keeps line breaks.
 */
export const textField: SimpleField<TextOptions> = (name, title, description, {rows, ...options} = {}) => {
  const parameters = tokensIn(description).filter((token) => runTimeParameters.has(token))
  const rules: Rules<string> = {
    required: missing('Enter some text. The site shows it.', description),
    errors: [(value, context) => checkTokens(value, context, parameters)],
  }
  return rows
    ? field('text', name, title, description, {...rules, ...options, rows})
    : field('string', name, title, description, {...rules, ...options})
}

/** A text of the interface, such as that of a button, with the value that a new document has. A long one has two lines. */
export const label = (name: string, title: string, initialValue: string, description: string) =>
  textField(name, title, description, {initialValue, rows: initialValue.length > 40 ? 2 : undefined})

/** Labels by name: title, value of a new document, description. */
export type LabelTable = Record<string, readonly [title: string, initialValue: string, description: string]>

export const labels = (table: LabelTable): FieldDefinition[] =>
  Object.entries(table).map(([name, texts]) => label(name, ...texts))

/** A field of formatted text. Its rules are here, because rules of a field replace the rules of its type. */
export const richTextField: SimpleField<Options> = (name, title, description, options = {}) =>
  field('richText', name, title, description, {
    required: missing('Enter some text. The site shows it.', description),
    errors: [checkRichTextTokens],
    ...options,
  })

/** A member of a list of objects that is defined inline. Its title locates problems. */
export const member = (
  title: string,
  fields: FieldDefinition[],
  options: Pick<ArrayOfType<'object'>, 'preview' | 'validation'>,
): ArrayOfType => ({type: 'object', title, fields, ...options})

export const textMember = (rules: Rules<string>): ArrayOfType => ({
  type: 'string',
  validation: validation('string', rules),
})

/** A list of short texts, one per line, with tokens. */
export const wordList: SimpleField<{initialValue?: string[]} & Options> = (
  name,
  title,
  description,
  options = {},
) =>
  field('array', name, title, description, {
    of: [
      textMember({
        required: 'Enter some text or remove the line.',
        errors: [(value, context) => checkTokens(value, context, [])],
      }),
    ],
    required: missing('Add at least one.', description),
    unique: repeated.line,
    ...options,
  })

/** An ordered list of objects: of a type by its name, or of a member that is defined inline. */
export const list: Field<{of: string | ArrayOfType} & Options & Rules<readonly unknown[]>> = (
  name,
  title,
  description,
  {of, ...options},
) =>
  field('array', name, title, description, {
    of: [typeof of === 'string' ? defineArrayMember({type: of}) : of],
    required: missing('Add at least one.', description),
    ...options,
  })

/** A list of pairs such as `Persistency: 85%+`. */
export const labelValueList: SimpleField<Options> = (name, title, description, options) =>
  list(name, title, description, {
    ...options,
    of: member(
      'Figure',
      [
        textField('label', 'Label', 'What the figure measures.'),
        textField('value', 'Value', 'The figure with its unit, as the reader sees it.'),
      ],
      {preview: {select: {title: 'value', subtitle: 'label'}}},
    ),
  })

/** A link, or a button with its label. */
export const linkField: Field<{type: 'action' | 'link'} & Options> = (
  name,
  title,
  description,
  {type, ...options},
) =>
  field(type, name, title, description, {
    required: missing('Choose where it goes.', description),
    ...options,
  })

/** Returns a boolean field, which is off in a new document by default. */
export const toggle: SimpleField<{initialValue?: boolean} & Options & Rules<boolean>> = (
  name,
  title,
  description,
  options,
) => field('boolean', name, title, description, {initialValue: false, ...options})

/** A document of the type `to`. A `weak` reference stays when the document is deleted. */
export const reference: Field<{to: string; weak?: boolean} & Options> = (
  name,
  title,
  description,
  {to, ...options},
) => field('reference', name, title, description, {to: [{type: to}], ...options})

/** An ordered choice of documents of the type `to`, each at most once. */
export const references: Field<{to: string} & Options & Rules<readonly unknown[]>> = (
  name,
  title,
  description,
  {to, ...options},
) =>
  field('array', name, title, description, {
    of: [defineArrayMember({type: 'reference', to: [{type: to}]})],
    required: missing('Choose at least one.', description),
    unique: repeated.member,
    ...options,
  })

interface ChoiceOptions extends Options, Rules<string> {
  /** Stored values with the titles that the editor sees. */
  list: readonly {readonly value: string; readonly title: string}[]
  initialValue?: string
}

/** One of a fixed list; short lists show as buttons, long ones as a drop-down. */
export const choice: Field<ChoiceOptions> = (name, title, description, {list, ...options}) =>
  field('string', name, title, description, {
    options: {list: [...list], layout: list.length <= 4 ? 'radio' : 'dropdown', direction: 'horizontal'},
    required: missing('Choose one.', description),
    ...options,
  })

/** One of the documents of the type `from`, which staff add to and order. The field stores their key, and the Studio's input offers them. */
export const choiceFrom: Field<{from: ChoiceType} & Options> = (
  name,
  title,
  description,
  {from, ...options},
) =>
  field('string', name, title, description, {
    required: 'Choose one.',
    errors: [(key, context) => checkChoice(key, context, from)],
    ...options,
  })

/** Several of these documents, each at most once. */
export const choicesFrom: Field<{from: ChoiceType} & Options> = (
  name,
  title,
  description,
  {from, ...options},
) =>
  field('array', name, title, description, {
    of: [textMember({errors: [(key, context) => checkChoice(key, context, from)]})],
    required: 'Choose at least one.',
    unique: repeated.member,
    ...options,
  })
