import type {InsertMenuOptions} from 'sanity'
import {sections} from '../sections.ts'
import {sectionGroups} from './section-groups.ts'

const wireframes = new Map(sections.map(({name, wireframe}) => [name, wireframe]))

/** The section picker: grouped, searchable, as a grid of wireframes or as a list. */
export const sectionMenu: InsertMenuOptions = {
  filter: true,
  groups: Object.entries(sectionGroups).map(([name, title]) => ({
    name,
    title,
    of: sections.filter(({group}) => group === name).map((section) => section.name),
  })),
  views: [
    {
      name: 'grid',
      previewImageUrl: (type) => `data:image/svg+xml,${encodeURIComponent(wireframes.get(type) ?? '')}`,
    },
    {name: 'list'},
  ],
}
