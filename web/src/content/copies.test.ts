import {expect, test} from 'vitest'
import {copyAddress} from './asset-copies.ts'
import {pictureOf} from './content.fixture.ts'
import {hrefOf} from './href.ts'
import {imageSource, readCopyName} from './image.ts'
import type {Link} from './types.ts'

const cms = 'https://cdn.sanity.io/images/k3v9x2ab/production/abc-1600x900.jpg'
const copy = '/assets/images/abc-1600x900.jpg'
const pictureAt = (url: string) => pictureOf({url, extension: 'jpg', width: 1600, height: 900})

test.each([
  [cms, copy],
  ['https://cdn.sanity.io/files/k3v9x2ab/production/abc.pdf', '/assets/files/abc.pdf'],
  ['https://cdn.sanity.io/files/k3v9x2ab/production/abc.html', undefined],
  ['https://cdn.sanity.io/files/k3v9x2ab/production/abc.mjs', undefined],
  ['https://cdn.sanity.io/files/k3v9x2ab/production/abc.svg', undefined],
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
    const [copies, originals] = [false, true].map((isOriginal) =>
      imageSource(pictureAt(cms), {aspect, isOriginal}),
    )
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

test('a link to a file leads to its copy', () => {
  const url = 'https://cdn.sanity.io/files/k3v9x2ab/production/abc.pdf'
  const link = {kind: 'file', file: {name: 'Guide', url}} as Link
  expect(hrefOf(link)).toBe('/assets/files/abc.pdf')
  expect(hrefOf({kind: 'url', url: '//elsewhere.example/a'} as Link)).toBeUndefined()
})
