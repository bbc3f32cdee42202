import {screen} from '@testing-library/react'
import {seo} from '@upline/schemas/objects/seo.ts'
import {of} from 'rxjs'
import type {ObjectInputProps} from 'sanity'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {SeoInput} from './seo-input.tsx'

const {studio} = vi.hoisted(() => ({
  studio: {
    document: {},
    listenQuery: (query: string) =>
      of(query.includes('siteSettings') ? settings : 'https://cdn.example/p.jpg'),
  },
}))
const settings = {title: 'Harbor Oak', shortName: 'Harbor Oak', defaultSeo: {description: 'We help agents.'}}
vi.mock('sanity', () => ({useFormValue: () => studio.document, useDocumentStore: () => studio}))

function show(document: object) {
  studio.document = document
  renderInStudio(<SeoInput {...({renderDefault: () => <p>The fields</p>} as unknown as ObjectInputProps)} />)
}
const group = (name: string) => screen.getByRole('group', {name})

test.each([
  ['page', []],
  ['notFoundPage', ['noIndex']],
  ['siteSettings', ['title', 'noIndex']],
])('the form of a %s hides %j, because nothing reads them there', (_type, hidden) => {
  const isHidden = ({hidden}: {hidden?: unknown}) =>
    typeof hidden === 'function' && hidden({document: {_type}})
  expect(seo.fields.filter(isHidden).map(({name}) => name)).toEqual(hidden)
})

test('the search result and the share card show what the page has, or the site', () => {
  show({_type: 'page', title: 'Life insurance', path: '/products/life'})
  const result = group('Search result').textContent
  expect(result).toContain('localhost:5173 › products › life')
  expect(result).toContain('We help agents.')
  expect(result).toMatch(/Title: \d+ of \d+ characters/)
  expect(result).not.toContain('Hidden:')
  const card = group('Share card').querySelector<HTMLElement>('[style*="scale("]')
  // A card is 1,200 pixels wide, and the preview 400.
  expect(card?.style.transform).toMatch(/^scale\(0\.333/)
  expect(card?.textContent).toContain('Life insurance')
})

test('a description that search engines cut is counted, and a hidden page is named as hidden', () => {
  show({_type: 'page', title: 'Life', path: '/life', seo: {description: 'x'.repeat(400), noIndex: true}})
  const result = group('Search result').textContent
  expect(result).toMatch(/Description: 400 of \d+ characters, search engines cut off the rest/)
  expect(result).toContain('Hidden: search engines leave out this page.')
})

test('the picture of an article is its share card', () => {
  show({_type: 'newsArticle', title: 'News', path: '/news/a', picture: {asset: {_ref: 'image-a-1x1-png'}}})
  expect(group('Share card').querySelector('img')?.getAttribute('src')).toMatch(
    /^https:\/\/cdn\.example\/p\.jpg\?/,
  )
})

test('a document without a page has its fields only', () => {
  show({_type: 'siteSettings', title: 'Harbor Oak'})
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText('The fields')).toBeDefined()
})
