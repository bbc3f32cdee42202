import {screen, waitFor} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {openStudio, press, studio} from '../mock-studio.fixture.tsx'
import {renderInStudio} from '../render-in-studio.fixture.tsx'
import {Effect} from './effect.tsx'

vi.mock('sanity', async () => (await import('../mock-studio.fixture.tsx')).sanity)
vi.mock('../query-client.ts', async (original) => ({...(await original<object>()), pause: async () => {}}))

const group = {
  where: [{title: 'About', path: '/about'}],
  state: 'changed',
  changes: [{place: 'Page', after: '50'}],
}
const answer = {groups: [group], uncompared: 0, milliseconds: 1}
const mutations = [{createOrReplace: {_id: 'f', _type: 'fact', effectiveFrom: '2999-01-01'}}]
const text = () => document.body.textContent
const shows = (expected: RegExp) => waitFor(() => expect(text()).toMatch(expected))

function compare(respond: () => Promise<Response>, props: object = {}) {
  openStudio({_id: 'f', _type: 'fact', _updatedAt: '2026-11-02T00:00:00Z'})
  const fetch = vi.fn(async (_url: URL, _init: RequestInit) => respond())
  vi.stubGlobal('fetch', fetch)
  const onFound = vi.fn()
  renderInStudio(
    <Effect mutations={async () => mutations as never} revision="r1" onFound={onFound} {...props} />,
  )
  return {onFound, sent: () => fetch.mock.calls.map(([, {body}]) => JSON.parse(String(body)))}
}

test('what a publish changes is shown for today and for each date on which it begins', async () => {
  const {onFound, sent} = compare(async () => Response.json(answer))
  expect(text()).toBe('Comparing with the site…')
  await shows(/^Today: 1 page, 1 place.*From January 1, 2999: 1 page, 1 place/)
  expect(text()).not.toContain('Something was published')
  expect(sent()).toEqual([{mutations}, {mutations, date: '2999-01-01'}])
  expect(onFound).toHaveBeenCalledExactlyOnceWith(
    [{effect: answer}, {effect: answer, date: '2999-01-01'}],
    'r1',
  )
})

test('on one date it is compared with today', async () => {
  const {sent} = compare(async () => Response.json(answer), {date: '2027-01-01'})
  await shows(/^1 page, 1 place/)
  expect(sent()).toEqual([{mutations, date: '2027-01-01', withToday: true}])
})

test('after a publish by others it can be compared again', async () => {
  const read = () => vi.spyOn(studio.client, 'fetch')
  const seen = {_updatedAt: '2026-11-01T00:00:00Z', count: 1}
  compare(async () => Response.json(answer))
  read().mockResolvedValueOnce(seen as never)
  await shows(/^Something has been published since\.Compare again/)
  await press('Compare again')
  await waitFor(() => expect(text()).not.toContain('Something was published'))
})

test('a failure has the site’s reason, and can be tried again', async () => {
  const answers = [Response.json({error: 'The site is being built.'}, {status: 503})]
  const {onFound} = compare(async () => answers.shift() ?? Response.json(answer))
  await shows(/^Couldn’t compare with the site: The site is being built\.Try again$/)
  expect(onFound).toHaveBeenCalledExactlyOnceWith(undefined, 'r1')
  await press('Try again')
  await shows(/1 page, 1 place/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a hosted site has only files, so it can’t tell', async () => {
  compare(async () => new Response('<html>', {headers: {'content-type': 'text/html'}}))
  await shows(/^Not available on a hosted site\. Use Preview\.$/)
})
