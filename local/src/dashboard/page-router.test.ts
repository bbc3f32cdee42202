import {html} from 'hono/html'
import {expect, test} from 'vitest'
import {pageRouter} from './page-router.ts'
import type {Entry, View} from './view.ts'

/** A view of so many stored entries, of which it reads the newest 300. */
const viewOf = (count: number): View => ({
  title: 'Mails',
  empty: 'No mails yet.',
  count: () => count,
  entries: () => Array.from({length: Math.min(count, 300)}, (_, n) => entry(n)),
})

const entry = (n: number): Entry => ({
  id: `m${n}`,
  title: `Mail ${n}`,
  time: '2026-11-28T12:00:00Z',
  searchable: `Mail ${n} <b>`,
  detail: () => html`<p>Text of ${n}</p>`,
})

const show = async (count: number, query = '') => {
  const view = viewOf(count)
  return (await pageRouter({mails: view, errors: viewOf(0)}).request(`/?view=mails${query}`)).text()
}

const listed = 'Only the newest 200 are listed.'
const searched = 'Search finds the newest 300 only.'

test('an empty list shows that it has no entries', async () => {
  const text = await show(0)
  expect(text).toContain('No mails yet.')
  expect(text).not.toContain(listed)
})

test.each([
  [200, false, false],
  [201, true, false],
  [300, true, false],
  [301, true, true],
])(
  'of %s mails, the page says whether the list (%s) and the search (%s) are cut',
  async (count, isCut, isOld) => {
    const text = await show(count)
    expect([text.includes(listed), text.includes(searched)]).toEqual([isCut, isOld])
    expect(text.match(/<li>/g)).toHaveLength(Math.min(count, 200))
    expect(text).not.toContain('No mails yet.')
  },
)

test('a search lists the entries with all of its words, and shows their number', async () => {
  const text = await show(201, '&q=200 MAIL')
  expect(text).toContain('1 found')
  expect(text).toContain('Mail 200')
  expect(text).not.toContain('Mail 20<')
})

test('the selected entry is shown next to the list, and a missing one is reported', async () => {
  expect(await show(3, '&id=m1')).toContain('<p>Text of 1</p>')
  expect(await show(3, '&id=m9')).toContain('This entry no longer exists.')
  expect(await show(3)).toContain('Select an entry of the list')
})
