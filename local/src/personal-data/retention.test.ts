import {DatabaseSync} from 'node:sqlite'
import {expect, test, vi} from 'vitest'
import {erase, personalStores} from './erase.ts'
import {eraseDaily, findExpired, publishedRetention} from './retention.ts'

const fact = (value: string, _id = 'fact-retention') => ({_id, _type: 'fact', key: 'inquiryRetention', value})

test.each([
  [[fact('24 months')], 24],
  [[fact('12 months', 'drafts.fact-retention'), fact('24 months')], 24],
  [[fact('some time')], undefined],
  [[], undefined],
])('%j keeps inquiries for %s months', (content, months) => {
  expect(publishedRetention(content)).toBe(months)
})

function stores() {
  const all = personalStores(new DatabaseSync(':memory:'))
  const {documents, mails} = all
  for (const [id, time] of [
    ['a', '2024-11-22'],
    ['b', '2025-11-22'],
    ['c', '2026-11-22'],
  ]) {
    documents.put(`inquiries/${id}`, {}, `${time}T00:00:00.000Z`)
    documents.put(`inquiry_notes/${id}`, {inquiry: {stringValue: id ?? ''}}, '2026-11-22T00:00:00.000Z')
    for (const collection of ['error_logs', 'unfound'])
      documents.put(`${collection}/${id}`, {}, `${time}T00:00:00.000Z`)
    const mail = {recipients: [], from: '', to: '', replyTo: '', subject: '', text: '', html: ''}
    mails.add({...mail, receivedAt: `${time}T00:00:00.000Z`}, new Uint8Array())
  }
  return all
}

test.each([
  [24, ['b', 'c']],
  [12, ['c']],
])(
  'after %i months inquiries, notes, error logs, counts and mails are erased; the others stay',
  (months, kept) => {
    const all = stores()
    const expired = findExpired(all, months, new Date('2026-11-23T00:00:00Z'))
    // A dry run erases nothing.
    expect(all.documents.count('inquiries')).toBe(3)
    erase(all, expired.paths, expired.mails)
    for (const collection of ['inquiries', 'inquiry_notes', 'error_logs', 'unfound'])
      expect([...all.documents.list(collection)].map(({path}) => path)).toEqual(
        kept.map((id) => `${collection}/${id}`),
      )
    expect(all.mails.count()).toBe(kept.length)
  },
)

test('a backend that restarts often moves the erasure date once a day, even if the clock is years ahead', () => {
  const all = stores()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const kept = (...dates: string[]) => {
    for (const date of dates) {
      vi.setSystemTime(date)
      eraseDaily(all, () => [fact('24 months')])()
    }
    return [...all.documents.list('inquiries')].map(({path}) => path.slice(-1)).join('')
  }
  const restarts = Array.from({length: 50}, (_, n) => new Date(Date.UTC(2036, 0, 1, 0, n)).toISOString())
  expect(kept('2026-11-01', ...restarts)).toBe('bc')
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('as of 2026-12-01'))
  // The clock is right again: data expires on time, even if the backend starts every twelve hours.
  const halfDays = Array.from({length: 2 * 366}, (_, n) =>
    new Date(Date.UTC(2026, 10, 22, 12 * n)).toISOString(),
  )
  expect(kept(...halfDays.slice(0, -6))).toBe('bc')
  expect(kept(...halfDays.slice(-6), '2027-11-24')).toBe('c')
  vi.useRealTimers()
})

test('a clock set years forward erases no more than the next 30 days would, and a full disk ends nothing', () => {
  const all = stores()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const date of ['2026-11-23', '2036-01-01', '2026-11-24']) {
    vi.setSystemTime(date)
    eraseDaily(all, () => [fact('24 months')])()
  }
  expect([...all.documents.list('inquiries')].map(({path}) => path)).toEqual(['inquiries/b', 'inquiries/c'])
  expect(said.mock.calls).toEqual([[expect.stringContaining('as of 2026-12-23')]])
  all.database.exec('PRAGMA query_only = ON')
  eraseDaily(all, () => [fact('12 months')])()
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('could not be erased'))
  vi.useRealTimers()
})
