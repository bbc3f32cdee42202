import type {ConditionalProperty, FieldDefinition} from '@sanity/types'
import {checkMoved, checkPath} from '../validation/check-path.ts'
import {checkDisclaimers} from '../validation/disclaimers.ts'
import {field} from './field.ts'
import {choice, list, references, textField} from './fields.ts'

const described = (optional: boolean, description: string) => `${optional ? 'Optional. ' : ''}${description}`

/** `heading`: the title of a section as the visitor reads it. */
export const headingField = ({optional = false} = {}) =>
  textField(
    'heading',
    'Heading',
    described(optional, 'The title of this section on the page. Sentence case, no period.'),
  )

/** `intro`: one to three sentences under a heading. */
export const introField = ({optional = true} = {}) =>
  textField(
    'intro',
    'Introduction',
    described(optional, 'One to three sentences under the heading that tell readers what they’ll find here.'),
    {rows: 3},
  )

export const actionsField = ({optional = true} = {}) =>
  list(
    'actions',
    'Buttons',
    described(optional, 'Buttons or text links at the end of this section, the most important one first.'),
    {of: 'action'},
  )

export const iconField = ({optional = false} = {}) =>
  field('iconName', 'icon', 'Icon', described(optional, 'A small icon next to the title.'), {
    required: optional ? undefined : 'Choose one.',
  })

export const pictureField = ({
  name = 'picture',
  title = 'Picture',
  description = 'Optional. Shown next to the text. At least 1600 px wide; set the focal point so that it crops well on a phone.',
  group,
}: Partial<Record<'name' | 'title' | 'description' | 'group', string>> = {}) =>
  field('picture', name, title, description, {group})

/** `order`: the place in lists that show a whole collection. */
export const orderField = () =>
  field('number', 'order', 'Order', 'Place in lists: 1 comes first.', {
    initialValue: 10,
    required: 'Enter a whole number, 0 or more.',
    rule: (rule) => rule.integer().min(0),
  })

/** The date from which a wording is effective: disclaimers change by law and by year. */
export const effectiveDateField = () =>
  field(
    'date',
    'effectiveDate',
    'Effective date',
    'Optional. The date this wording takes effect, shown with it. Set it on disclaimers, and change it whenever you change the wording.',
  )

/** `pageSize`: how many entries a growing list shows before “Load more”. */
export const pageSizeField = (initialValue: number) =>
  field('number', 'pageSize', 'Entries at a time', 'How many entries show before “Load more”.', {
    initialValue,
    required: 'Enter a whole number from 3 to 100.',
    rule: (rule) => rule.integer().min(3).max(100),
  })

/** The layout of a section that appears in full on one page and compact on another that links to it. */
export const lookField = (description: string) =>
  choice('variant', 'Layout', description, {
    initialValue: 'whole',
    list: [
      {value: 'whole', title: 'Full'},
      {value: 'brief', title: 'Compact'},
    ],
  })

/** The disclaimers below a text or on every page. */
export const disclaimersField = (title: string, description: string) =>
  references('disclaimers', title, description, {to: 'disclaimer', errors: [checkDisclaimers]})

/** `path`: the address of a document with a page. Where it can be hidden, `checkPath` decides whether it is required. */
export const pathField = (
  description: string,
  options: {group?: string; initialValue?: string; hidden?: ConditionalProperty} = {},
) =>
  field('string', 'path', 'Path', description, {
    ...options,
    required: options.hidden ? undefined : 'Enter a path.',
    errors: [checkPath],
    warnings: [checkMoved],
  })

/** The options of a field that is folded until an editor opens it. */
export const folded = {collapsible: true, collapsed: true}

/** `seo`: what search engines and shared links show of a page. */
export const seoField = ({
  description = 'Optional. Title and description for search results, if they should differ.',
  ...options
}: Partial<Record<'description' | 'group', string>> & {options?: typeof folded} = {}): FieldDefinition =>
  field('seo', 'seo', 'Search and sharing', description, options)

/** A required text that only staff see. */
export const internalText = (name: string, title: string, description: string) =>
  field('string', name, title, description, {required: 'Enter some text.'})
