import {expect, test} from 'vitest'
import {redirectTargets} from '../content/redirects.ts'
import type {NotFoundData} from '../content/types.ts'
import {createMovedTo} from './moved-to.ts'

const redirects = [
  ['/~user', '/team'],
  ['/caf%C3%A9', '/cafe'],
  ['/life guide.pdf', '/life'],
  ['/About-Us', '/about'],
  ['/page', '/any'],
  ['/page?id=3', '/three'],
  ['/page?id=3&lang=es', '/tres'],
  ['/list?tags[]=a b', '/tags?x=1'],
  ['/Own', '/own'],
  ['/x/:y', '/z/:y'],
  ['/?p=12', '/twelve'],
  ['/contact?id=4', '/four'],
  ['/MEMO', '/other'],
].map(([from, path]) => ({from, to: {kind: 'path', path}}))
// Only what the function reads of stored redirects.
const movedTo = createMovedTo(
  redirectTargets(redirects as NotFoundData['redirects'], 'https://site.example'),
  (page) => ['/', '/contact', '/memo'].includes(page),
)

test.each([
  // Browsers and hosts encode one address in several ways.
  ['/%7Euser', '/team'],
  ['/~User', '/team'],
  ['/café', '/cafe'],
  ['/caf%c3%a9', '/cafe'],
  ['/cafe%CC%81', '/cafe'],
  ['/Life%20Guide.pdf', '/life'],
  ['/about-us#team', '/about#team'],
  // A query may have further parts, in any order.
  ['/page?id=3', '/three'],
  ['/Page?id=3', '/three'],
  ['/page?utm_source=mail&id=3', '/three?utm_source=mail'],
  ['/page?lang=es&id=3', '/tres'],
  ['/page?id=33', '/any?id=33'],
  ['/page?ID=3', '/any?ID=3'],
  ['/list?tags%5B%5D=a+b', '/tags?x=1'],
  ['/list', undefined],
  ['/own', undefined],
  ['/%', undefined],
  ['/X/a%20b?c=d', '/z/a%20b?c=d'],
  // The path of a page leads on only with the query.
  ['/?p=12', '/twelve'],
  ['/?utm_id=7&p=12#top', '/twelve?utm_id=7#top'],
  ['/?p=1', undefined],
  ['/', undefined],
  ['/contact?id=4', '/four'],
  ['/contact?id=5', undefined],
  ['/memo?id=5', undefined],
  ['/Memo', '/other'],
  // A page at the path without capital letters.
  ['/Contact?from=print', '/contact?from=print'],
  ['/%63ontact', '/contact'],
])('the old address %s leads to %s', (address, to) => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  expect(movedTo(path, {search, hash})).toBe(to)
})
