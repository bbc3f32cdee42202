import {defineType, type FieldDefinition} from '@sanity/types'
import type {ComponentType} from 'react'
import {field} from '../fields/field.ts'
import {choice} from '../fields/fields.ts'
import {validateAnchor} from '../validation/anchors.ts'
import {countText} from '../validation/count-text.ts'
import type {SectionGroup} from './section-groups.ts'

interface SectionOptions {
  /** In camel case; files and folders have it in kebab case. */
  name: string
  title: string
  /** The purpose of the section, shown in the section picker. */
  description: string
  icon: ComponentType
  group: SectionGroup
  /** For a section that owns its page or address (forms, filters, tabs) and is not allowed in a tab. */
  place?: 'page'
  fields: FieldDefinition[]
  /** The list whose length the editor sees in the overview, with its words: `['cards', 'card', 'cards']`. */
  counts?: readonly [field: string, one: string, many: string]
}

/** A section: its schema type, and its properties for the section picker, the pages and the generated files. */
export interface SectionDefinition extends Pick<SectionOptions, 'name' | 'group' | 'place'> {
  schema: ReturnType<typeof sectionSchema>
}

export function defineSection(options: SectionOptions): SectionDefinition {
  const {name, group, place} = options
  return {name, group, place, schema: sectionSchema(options)}
}

const layoutFields: ReadonlySet<string> = new Set(['layout', 'variant'])

/** Returns the name of the field that tells a section from others of its kind in the overview. */
function titleField(fields: FieldDefinition[]): string {
  const named = (wanted: string) => fields.find(({name}) => name === wanted)
  const text = fields.find(({type}) => type === 'string' || type === 'text')
  return (named('heading') ?? named('intro') ?? text)?.name ?? 'anchor'
}

/** Adds the fields that all sections share, `anchor` and `tone`, the groups of the form and the line in the overview. */
function sectionSchema({name, title, description, icon, fields, counts}: SectionOptions) {
  return defineType({
    name,
    title,
    description,
    icon,
    type: 'object',
    groups: [
      {name: 'content', title: 'Content', default: true},
      {name: 'layout', title: 'Layout'},
    ],
    fields: [
      ...fields.map((field) => ({
        ...field,
        group: field.group ?? (layoutFields.has(field.name) ? 'layout' : 'content'),
      })),
      ...sharedFields,
    ],
    preview: {
      select: {
        heading: titleField(fields),
        media: fields.some((field) => field.name === 'picture') ? 'picture' : 'tone',
        ...(counts ? {counted: counts[0]} : {}),
      },
      prepare: ({heading, media, counted}) => ({
        title: heading || title,
        subtitle: [heading && title, counts && countText(counted, counts[1], counts[2])]
          .filter(Boolean)
          .join(' · '),
        media: media?.asset ? media : icon,
      }),
    },
  })
}

const sharedFields = [
  field(
    'string',
    'anchor',
    'Anchor',
    'Optional. Name for links straight to this section, such as “benefits” for /agent-benefits#benefits.',
    {group: 'layout', errors: [validateAnchor]},
  ),
  choice(
    'tone',
    'Background',
    'Optional. Paper for most sections; shade and deep set a section apart from its neighbors.',
    {
      group: 'layout',
      initialValue: 'paper',
      list: [
        {value: 'paper', title: 'Paper'},
        {value: 'shade', title: 'Shade'},
        {value: 'deep', title: 'Deep green'},
      ],
    },
  ),
]
