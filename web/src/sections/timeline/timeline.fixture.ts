import {picture} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const timeline = {
  _key: 'timeline',
  _type: 'timeline',
  anchor: null,
  tone: null,
  heading: 'Year by year',
  intro: 'From four agents on.',
  variant: null,
  items: [
    {_id: 't1', year: '2017', title: 'Four agents', description: 'Two rooms.', picture: picture('A sapling')},
    {_id: 't2', year: '2019', title: 'The desk', description: 'It answers at night.', picture: null},
    {_id: 't3', year: '2023', title: 'Open books', description: 'Every rate is public.', picture: null},
  ],
} satisfies SectionOf<'timeline'>
