import {paragraph} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const courseList = {
  _key: 'courseList',
  _type: 'courseList',
  anchor: null,
  tone: null,
  heading: 'Three courses',
  intro: null,
  modulesLabel: 'Modules',
  durationLabel: '{n} hours',
  startLabel: 'Start Course',
  closeLabel: 'Close outline',
  items: [
    {
      _id: 'c1',
      title: 'Fundamentals',
      description: 'From the first call on.',
      icon: 'book',
      modules: ['The call', 'The appointment'],
      duration: 4,
      level: 'Beginner',
      body: paragraph('Once a year.'),
    },
    {
      _id: 'c2',
      title: 'Compliance',
      description: 'What you must do.',
      icon: 'scale',
      modules: ['Suitability'],
      duration: 3,
      level: 'Required',
      body: null,
    },
  ],
} satisfies SectionOf<'courseList'>
