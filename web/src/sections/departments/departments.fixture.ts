import type {SectionOf} from '../../content/types.ts'

export const departments = {
  _key: 'departments',
  _type: 'departments',
  anchor: null,
  tone: null,
  heading: 'Departments',
  intro: null,
  items: [
    {
      _id: 'd1',
      name: 'Case design',
      description: 'Places what others decline.',
      icon: 'briefcase',
      responsibilities: ['Impaired risk'],
      lead: {name: 'Curtis Lowe', role: 'Director'},
    },
  ],
} satisfies SectionOf<'departments'>
