import {DatabaseSync} from 'node:sqlite'
import {expect, test} from 'vitest'
import {erase, personalStores} from './erase.ts'
import {findExpired, publishedRetention} from './retention.ts'

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
