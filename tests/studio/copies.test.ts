import {pageTypes} from '@upline/domain/content/page-types.ts'
import {shownIn} from '@upline/editorial/uses/shown-in.ts'
import {validatePath} from '@upline/schemas/validation/page-paths.ts'
import {withOwnPath} from '@upline/studio/desk/actions/duplicate-page.ts'
import {startingPoints} from '@upline/studio/desk/structure/starting-points.ts'
import {expect, test} from 'vitest'
import {unknownParts} from '../support/unknown-parts.ts'

const page = {
  _id: 'drafts.page-a',
  _type: 'page',
  title: 'Life',
  path: '/insurance/life',
  sections: [
    {_type: 'planList', _key: 's', items: [{_key: 'r', _ref: 'plan-a'}]},
    {
      _type: 'prose',
      _key: 'b',
      body: [{_type: 'block', _key: 'k', children: [{_key: 'c', text: 'Ask {phone}'}]}],
    },
  ],
}

test.each([
  ['/insurance/life', 'Life', '/insurance/life-copy'],
  ['/about/news/rates', 'New rates', '/about/news/new-rates-copy'],
  ['/', 'Home', '/home-copy'],
  ['/insurance/life', '{providerName}', '/insurance/copy'],
])('a copy of %s called %j goes to %s', (path, title, expected) => {
  expect(withOwnPath({path, title, order: 1})).toEqual({path: expected, title: `${title} (copy)`, order: 1})
  expect(validatePath(expected)).toBeUndefined()
})

test('a page shows its references and the facts in its texts', () => {
  const documents = [
    page,
    {_id: 'plan-a', _type: 'plan', name: 'Term'},
    {_id: 'drafts.plan-a', _type: 'plan', name: 'Term, edited'},
    {_id: 'drafts.fact-phone', _type: 'fact', label: 'Phone', key: 'phone'},
    {_id: 'plan-b', _type: 'plan', name: 'Whole'},
  ]
  expect(shownIn(page, documents)).toEqual([
    {id: 'plan-a', type: 'plan', title: 'Term', published: true, reasons: ['Reference']},
    {id: 'fact-phone', type: 'fact', title: 'Phone', published: false, reasons: ['{phone}']},
  ])
})

test('templates contain only fields of the schemas, with their initial values', () => {
  expect(pageTypes).toEqual(expect.arrayContaining(startingPoints.map(({schemaType}) => schemaType)))
  for (const {id, schemaType, value} of startingPoints) {
    const start = typeof value === 'function' ? value({}) : value
    expect(unknownParts({_id: id, _type: schemaType, ...(start as object)})).toEqual([])
  }
  const [topic] = startingPoints
  expect(topic?.value).toMatchObject({sections: [{}, {_type: 'cardGrid', variant: 'cards', columns: 3}, {}]})
})
