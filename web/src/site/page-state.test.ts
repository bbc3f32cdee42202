import type {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import {siteOptions} from '../page/queries.ts'
import {loadPage} from './page-state.ts'

test.each([
  ['s', 'p', true],
  ['s2', 'p', false],
  ['s', 'p2', false],
])('data of the site %s and the page %s is that of the document: %s', async (site, page, expected) => {
  const fetchQuery = async ({queryKey}: {queryKey: unknown}) =>
    queryKey === siteOptions.queryKey ? {hash: site} : {hash: page, result: {_type: 'page', sections: []}}
  const stamp = {path: '/a', renderedAt: 0, siteHash: 's', pageHash: 'p'}
  expect(await loadPage({fetchQuery} as unknown as QueryClient, '/a', stamp)).toBe(expected)
})
