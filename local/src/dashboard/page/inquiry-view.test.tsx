import {expect, test} from 'vitest'
import type {Inquiry, Notification} from './entries.ts'
import {inquiryView} from './inquiry-view.ts'

const inquiry: Inquiry = {
  id: 'a',
  createTime: '2026-11-22T12:00:00.000Z',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Please call me.',
  type: 'agent',
  status: 'new',
}
const tried: Notification = {notified: false, attempts: 2, lastError: 'ECONNREFUSED'}

const textOf = (children: ReturnType<typeof inquiryView.row>) => {
  const root = document.createElement('div')
  root.append(...children.filter((child) => child !== false && child !== undefined))
  return root.textContent
}

test.each<[string, Partial<Inquiry>, boolean, string]>([
  ['that nobody tried', {}, true, 'Not yet: no attempt so far'],
  ['that failed', {notification: tried}, true, 'Not yet: 2 attempts, the last error was ECONNREFUSED'],
  [
    'in progress',
    {notification: {...tried, attempts: 1, lastError: ''}},
    true,
    '1 attempt, one may be under way',
  ],
  ['of which the office knows', {notification: {...tried, notified: true}}, false, 'Notified, 2 attempts'],
  ['that is suspect', {suspect: true}, false, 'None: nobody is notified of a suspect inquiry'],
])('an inquiry %s', (_kind, changes, standsOut, detail) => {
  const shown = {...inquiry, ...changes}
  expect(textOf(inquiryView.row(shown)).includes('Office not notified')).toBe(standsOut)
  expect(textOf(inquiryView.detail(shown))).toContain(detail)
})
