import {QueryClient} from '@tanstack/react-query'
import {fireEvent, render, screen} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {prefetchOnIntent} from './prefetch-on-intent.ts'

const client = new QueryClient()
const fetched = vi.fn()
client.prefetchQuery = async ({queryKey}) => fetched(queryKey?.at(-1))
prefetchOnIntent(client)

test.each([
  ['/about/#team', [['/about']]],
  ['/join', [['/contact']]],
  ['/', []],
  ['/assets/files/abc.pdf', []],
  ['/calendar.ics', []],
  ['/downloads/overview.html', [['/downloads/overview.html']]],
  ['https://elsewhere.example/about', []],
  ['tel:2145550142', []],
])('pointing at a link to %s fetches %j', (href, expected) => {
  fetched.mockClear()
  render(<a href={href}>The desk</a>)
  fireEvent.pointerOver(screen.getByText('The desk'))
  expect(fetched.mock.calls).toEqual(expected)
})
