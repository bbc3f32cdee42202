import {type ConditionalProperty, defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {checkDisclaimers} from '../validation/check-disclaimers.ts'
import {checkMoved} from '../validation/check-moved.ts'
import {checkPath} from '../validation/check-path.ts'
import {customRule} from '../validation/custom-rule.ts'
import {choice, list, missing, textField} from './fields.ts'

/** `heading`: the title of a section as the visitor reads it. */
export function headingField({optional = false} = {}): FieldDefinition {
  return textField(
    'heading',
    'Heading',
    'The title of this section on the page. Sentence case, no full stop.',
    {optional},
  )
}

/** `intro`: the sentence or two under a heading. */
export function introField({optional = true} = {}): FieldDefinition {
  return textField(
    'intro',
    'Introduction',
    'One to three sentences under the heading that say what the reader finds here.',
    {rows: 3, optional},
  )
}

export function actionsField({optional = true} = {}): FieldDefinition {
  return list(
    'actions',
    'Buttons',
    'Buttons or text links at the end of this section, the most important one first.',
    {of: 'action', optional},
  )
}

export function iconField({optional = false} = {}): FieldDefinition {
  return defineField({
    name: 'icon',
    title: 'Icon',
    type: 'iconName',
    description: 'A small icon next to the title.',
    validation: optional ? undefined : (rule) => rule.required().error(missing.choice),
  })
}

export function pictureField({
  name = 'picture',
  title = 'Picture',
  description = 'Shown beside the text. At least 1600 px wide; set the focus point so that it crops well on a phone.',
  group,
}: {
  name?: string
  title?: string
  description?: string
  group?: string
} = {}): FieldDefinition {
  return defineField({name, title, description, group, type: 'picture'})
}

/** `order`: the place in lists that show a whole collection. */
export function orderField(): FieldDefinition {
  return defineField({
    name: 'order',
    title: 'Order',
    type: 'number',
    description: 'Place in lists: 1 comes first.',
    initialValue: 10,
    validation: (rule) => rule.required().integer().min(0).error('Enter a whole number, 0 or more.'),
  })
}

/** The date from which a wording is effective: disclaimers change by law and by year. */
export function effectiveDateField(): FieldDefinition {
  return defineField({
    name: 'effectiveDate',
    title: 'Effective date',
    type: 'date',
    description:
      'Optional. The date from which this wording is effective, shown with it. Set it on disclaimers, and change it whenever you change the wording.',
  })
}

/** `pageSize`: how many entries a growing list shows before “Load more”. */
export function pageSizeField({initialValue}: {initialValue: number}): FieldDefinition {
  return defineField({
    name: 'pageSize',
    title: 'Entries at a time',
    type: 'number',
    description: 'How many entries show before “Load more”.',
    initialValue,
    validation: (rule) =>
      rule.required().integer().min(3).max(100).error('Enter a whole number from 3 to 100.'),
  })
}

/** The layout of a section that appears in full on one page and compact on another that links to it. */
export function lookField(description: string): FieldDefinition {
  return choice('variant', 'Look', description, {
    initialValue: 'whole',
    list: [
      {value: 'whole', title: 'Whole'},
      {value: 'brief', title: 'Brief'},
    ],
    optional: true,
  })
}

/** The disclaimers below a text or on every page. */
export function disclaimersField(title: string, description: string): FieldDefinition {
  return defineField({
    name: 'disclaimers',
    title,
    type: 'array',
    description,
    of: [defineArrayMember({type: 'reference', to: [{type: 'disclaimer'}]})],
    validation: (rule) => [
      rule.unique().error('This is already in the list. Remove it here.'),
      customRule(rule, checkDisclaimers),
    ],
  })
}

interface PathOptions {
  group: string
  initialValue?: string
  hidden?: ConditionalProperty
}

/** `path`: the address of a document with a page. */
export function pathField(description: string, options: PathOptions): FieldDefinition {
  return defineField({
    name: 'path',
    title: 'Path',
    type: 'string',
    description,
    ...options,
    validation: (rule) => [
      // Where the path can be hidden, `checkPath` decides whether it is required.
      ...(options.hidden ? [] : [rule.required().error('Enter a path.')]),
      customRule(rule, checkPath),
      customRule(rule, checkMoved).warning(),
    ],
  })
}

/** A required text that only staff see. */
export function internalText(name: string, title: string, description: string): FieldDefinition {
  return defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.required().error('Enter a text.'),
  })
}
