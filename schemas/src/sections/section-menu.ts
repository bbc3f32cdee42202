import type {InsertMenuOptions} from 'sanity'
import {sectionGroups} from './section-groups.ts'
import {sections} from './sections.ts'

/** The section picker: grouped, searchable, as a grid of wireframes or as a list. */
export const sectionMenu: InsertMenuOptions = {
  filter: true,
  groups: Object.entries(sectionGroups).map(([name, title]) => ({
    name,
    title,
    of: sections.filter(({group}) => group === name).map((section) => section.name),
  })),
  views: [{name: 'grid', previewImageUrl: (type) => `/static/wireframes/${type}.svg`}, {name: 'list'}],
}
