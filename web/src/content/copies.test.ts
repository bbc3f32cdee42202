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

test.each([
  [undefined, 'w=1600&fm=webp&q=75'],
  [1, 'rect=350%2C0%2C900%2C900&w=900&fm=webp&q=75'],
])('a copy in the aspect %s names the picture of the pipeline', (aspect, parameters) => {
  const {asset, addressAt} = readCopyName(imageSource(pictureAt(cms), {aspect})?.src ?? '') ?? {}
  expect(asset).toBe(copy)
  expect(addressAt?.(cms)).toBe(`${cms}?${parameters}`)
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
