import {QueryClient} from '@tanstack/react-query'
import {expect, test, vi} from 'vitest'
import {followOldAddress} from './follow-old-address.ts'
import {pageOptions} from './queries.ts'

test.each([
  ['/?p=12&utm_source=mail', '/about?utm_source=mail'],
  ['/?p=13', undefined],
])('the address %s of a page leads to %s', async (address, to) => {
  const client = new QueryClient()
  const redirects = [{from: '/?p=12', to: {kind: 'path', path: '/about'}}]
  // Only what the function reads of the 404 page.
  const result = {_type: 'notFoundPage', redirects} as never
  client.setQueryData(pageOptions('/404').queryKey, {result})
  const replace = vi.fn<(to: string) => void>()
  await followOldAddress(client, Object.assign(new URL(address, 'https://site.example'), {replace}))
  expect(replace.mock.calls).toEqual(to ? [[to]] : [])
})
