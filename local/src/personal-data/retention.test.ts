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
    documents.put(`error_logs/${id}`, {}, `${time}T00:00:00.000Z`)
    const mail = {recipients: [], from: '', to: '', replyTo: '', subject: '', text: '', html: ''}
    mails.add({...mail, receivedAt: `${time}T00:00:00.000Z`}, new Uint8Array())
  }
  return all
}

test.each([
  [24, ['b', 'c']],
  [12, ['c']],
])('after %i months inquiries, notes, error logs and mails are erased; the others stay', (months, kept) => {
  const all = stores()
  const expired = findExpired(all, months, new Date('2026-11-23T00:00:00Z'))
  // A dry run erases nothing.
  expect(all.documents.count('inquiries')).toBe(3)
  erase(all, expired.paths, expired.mails)
  for (const collection of ['inquiries', 'inquiry_notes', 'error_logs'])
    expect([...all.documents.list(collection)].map(({path}) => path)).toEqual(
      kept.map((id) => `${collection}/${id}`),
    )
  expect(all.mails.count()).toBe(kept.length)
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
