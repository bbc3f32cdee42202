import type {ContentData} from '@upline/web/content/types.ts'
import {expect, test} from 'vitest'
import {pageText, topicsOf} from './page-text.ts'

test('the text of a page is what a visitor reads, in the order of its sections', () => {
  const block = (text: string) => ({_type: 'block', children: [{_type: 'span', text}], markDefs: []})
  const content = {
    _id: 'page-plans',
    _type: 'page',
    title: 'Plans',
    path: '/plans',
    seo: {description: 'For machines'},
    sections: [
      {_type: 'hero', _key: 'h', heading: 'Plans & rates', tone: 'deep', actions: [{label: 'Ask us'}]},
      {_type: 'prose', _key: 'p', body: [block('From 80%'), block('it’s paid')]},
      {_type: 'inquiryForm', _key: 'i', nameRequired: 'Full name is required'},
      {
        _type: 'newsList',
        _key: 'n',
        heading: 'News',
        emptyText: 'No news yet',
        statusMany: '{count} articles',
        items: [{title: 'Rates', published: '2026-11-28', changed: '2026-11-28T10:00:00Z'}],
      },
      {_type: 'carrierShowcase', _key: 'c', carriers: [{name: 'Oak', fallbackText: 'O', states: ['Texas']}]},
      null,
    ],
  }
  expect(pageText(content as unknown as ContentData)).toBe(
    'Plans & rates · Ask us · From 80% · it’s paid · News · Rates · Oak',
  )
})

test('topics of contracting have an anchor for the search', () => {
  const topic = (title: string) => ({title, summary: 'Ask us.', body: null})
  const content = {
    _type: 'page',
    sections: [
      {_type: 'contractingGuide', items: [topic('Errors & omissions (E&O)'), topic('…')]},
      {_type: 'hero'},
    ],
  }
  expect(topicsOf(content as unknown as ContentData)).toEqual([
    {anchor: 'errors-omissions-e-o', title: 'Errors & omissions (E&O)', text: 'Ask us.'},
  ])
})
