import {defineField, defineType, type FieldDefinition} from '@sanity/types'
import type {ComponentType} from 'react'
import {choice} from '../fields/choice.ts'
import {countText} from '../fields/count-text.ts'
import {anchorProblem} from '../validation/anchors.ts'

export interface SectionOptions {
  name: string
  title: string
  /** What the section is for, shown in the section picker. */
  description: string
  icon: ComponentType
  fields: FieldDefinition[]
  /** The list whose length the editor sees in the overview, with its words: `['cards', 'card', 'cards']`. */
  counts?: readonly [field: string, one: string, many: string]
}

/** A section type: its own fields plus `anchor` and `tone`, groups and an overview line that all sections share. */
export function defineSection({name, title, description, icon, fields, counts}: SectionOptions) {
  const inLayout = new Set(['layout', 'variant'])
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
      ...fields.map((field) => ({group: inLayout.has(field.name) ? 'layout' : 'content', ...field})),
      ...sharedFields,
    ],
    preview: {
      select: {
        heading: fields.some((field) => field.name === 'heading') ? 'heading' : 'intro',
        media: fields.some((field) => field.name === 'picture') ? 'picture' : 'tone',
        ...(counts ? {counted: counts[0]} : {}),
      },
      prepare: ({heading, media, counted}) => ({
        title: heading || title,
        subtitle: [title, counts && countText(counted, counts[1], counts[2])].filter(Boolean).join(' · '),
        media: media?.asset ? media : icon,
      }),
    },
  })
}

const sharedFields = [
  defineField({
    name: 'anchor',
    title: 'Anchor',
    type: 'string',
    group: 'layout',
    description:
      'Name for links straight to this section, such as “benefits” for /agent-benefits#benefits. Leave empty if nothing links here.',
    validation: (rule) => rule.custom(anchorProblem),
  }),
  choice({
    name: 'tone',
    title: 'Background',
    description: 'Paper for most sections; shade and deep set a section apart from its neighbours.',
    group: 'layout',
    optional: true,
    initialValue: 'paper',
    list: [
      {value: 'paper', title: 'Paper'},
      {value: 'shade', title: 'Shade'},
      {value: 'deep', title: 'Deep green'},
    ],
  }),
]
