import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {expect, test} from 'vitest'
import {headOf, shareTags} from './head.ts'
import type {SocialImages} from './social-images.ts'

const images = {name: () => ({file: 'social/card.png', width: 1200, height: 630})} as unknown as SocialImages
const picture = (extension: string, width = 800, height = 600) => {
  const url = `https://cdn.sanity.io/images/project/dataset/abc-800x600.${extension}`
  return {alt: 'A picture', asset: {url, extension, width, height}}
}
const shared = (seoPicture: object | null, defaultPicture: object | null) => {
  const page = {_type: 'page', path: '/a', title: 'A', seo: {picture: seoPicture}}
  const site = {settings: {defaultSeo: {picture: defaultPicture}}}
  return shareTags(
    'https://site.example',
    page as unknown as ContentData,
    site as unknown as SiteData,
    images,
  )['og:image']
}

test.each([
  ['the page’s photo', picture('webp'), null],
  ['the site’s photo if the page has a drawing', picture('svg'), picture('jpg')],
])('a shared link shows %s as JPEG', (_, page, site) => {
  expect(shared(page, site)).toMatch(/(?:\.jpg|fm=jpg\b.*)$/)
})

test('a shared link shows a card if all pictures are drawings, which social networks do not show', () => {
  expect(shared(picture('svg'), picture('svg'))).toBe('https://site.example/social/card.png')
  expect(shared(null, null)).toBe('https://site.example/social/card.png')
})

test.each([
  [1, 1],
  [5000, 3],
  [199, 400],
])(
  'a shared link shows a card instead of a picture of %d x %d, which social networks refuse',
  (width, height) => {
    expect(shared(picture('png', width, height), null)).toBe('https://site.example/social/card.png')
  },
)

test('a page whose tags cannot be made is rendered without them, and reported', () => {
  const page = {_type: 'page', path: '/a', title: 'A', sections: [], seo: null}
  const broken = {
    name: () => {
      throw new Error('no font')
    },
  }
  const row = {path: '/a', id: 'page-a', updatedAt: ''}
  const site = {data: {settings: null, facts: {}, navigation: null}}
  expect(headOf('https://site.example', page as never, site as never, row as never, broken as never)).toEqual(
    {
      head: {meta: {}},
      failures: [
        {
          subject: '/a',
          document: 'page-a',
          message: 'The tags for search engines of /a are missing',
          reasons: ['no font'],
          isRendered: true,
        },
      ],
    },
  )
})
