import {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import {copyAddress} from './copy-addresses.ts'
import {hrefOf} from './href.ts'
import {imageSource, readCopyName} from './image.ts'
import {withKnownCopies} from './known-copies.ts'
import type {Link, Picture} from './types.ts'

const cms = 'https://cdn.sanity.io/images/k3v9x2ab/production/abc-1600x900.jpg'
const copy = '/assets/images/abc-1600x900.jpg'
const pictureAt = (url: string, crop: Picture['crop'] = null): Picture => ({
  alt: 'A harbour',
  decorative: null,
  caption: null,
  crop,
  hotspot: null,
  asset: {url, extension: 'jpg', width: 1600, height: 900, lqip: null},
})

test.each([
  [cms, copy],
  ['https://cdn.sanity.io/files/k3v9x2ab/production/abc.pdf', '/assets/files/abc.pdf'],
  ['http://localhost:3900/images/local/production/abc-10x10.svg', '/assets/images/abc-10x10.svg'],
  ['https://cdn.sanity.io/images/../production/abc.jpg', undefined],
  ['https://cdn.sanity.io/images/k/p/..%2f..%2fabc.jpg', undefined],
  [`${cms}?w=3`, undefined],
  ['/assets/images/abc.jpg', undefined],
  ['', undefined],
  [42, undefined],
  [null, undefined],
])('the copy of %s is at %s', (address, expected) => expect(copyAddress(address)).toBe(expected))

test('each size of a copied picture names the pipeline’s picture that it is a copy of', () => {
  for (const aspect of [undefined, 1, 3 / 2]) {
    const [copies, originals] = [copy, cms].map((url) => imageSource(pictureAt(url), {aspect}))
    const sizes = (srcSet = '') => srcSet.split(', ').map((size) => size.split(' '))
    expect(sizes(copies?.srcSet).map(([, width]) => width)).toEqual(
      sizes(originals?.srcSet).map(([, width]) => width),
    )
    for (const [index, [name = '']] of sizes(copies?.srcSet).entries()) {
      const {asset, addressAt} = readCopyName(name) ?? {}
      expect(asset).toBe(copy)
      const original = new URL(sizes(originals?.srcSet)[index]?.[0] ?? '')
      original.searchParams.delete('auto')
      original.searchParams.set('fm', 'webp')
      const parameters = (address: string) => [...new URL(address).searchParams].sort().join('&')
      expect(parameters(addressAt?.(cms) ?? cms)).toBe(parameters(original.href))
    }
  }
})

test.each([
  '/about',
  `${copy}/`,
  `${copy}/160.png`,
  `${copy}/a-160.webp`,
  `${copy}/1-2-3-160.webp`,
  '//160.webp/',
])('%s is no copy', (name) => expect(readCopyName(name)).toBeUndefined())

test('an answer of the CMS shows what the page came with from the site, and what is new from the CMS', () => {
  const cut = {left: 0.1, right: 0, top: 0, bottom: 0}
  const client = new QueryClient()
  client.setQueryData(['snapshot', '/'], {
    answer: {result: {sections: [{picture: {asset: {url: copy}}}, {file: {url: '/assets/files/a.pdf'}}]}},
  })
  const pdf = 'https://cdn.sanity.io/files/k3v9x2ab/production'
  const answer = withKnownCopies(
    {
      pictures: [pictureAt(cms), pictureAt(cms, cut), pictureAt(cms.replace('abc', 'new'))],
      files: [{url: `${pdf}/a.pdf`}, {url: `${pdf}/new.pdf`}],
    },
    client,
  )
  expect(answer.pictures.map(({asset}) => asset?.url)).toEqual([copy, cms, cms.replace('abc', 'new')])
  expect(answer.files.map(({url}) => url)).toEqual(['/assets/files/a.pdf', `${pdf}/new.pdf`])
})

test('a link to a copied file leads to it', () => {
  const link = {kind: 'file', file: {name: 'Guide', url: '/assets/files/a.pdf'}} as Link
  expect(hrefOf(link)).toBe('/assets/files/a.pdf')
  expect(hrefOf({kind: 'url', url: '//elsewhere.example/a'} as Link)).toBeUndefined()
})
