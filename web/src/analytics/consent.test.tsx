import {beforeEach, expect, it, vi} from 'vitest'
import {recordReports} from '../../../tests/support/record-reports.ts'
import {consent} from './consent.ts'
import type {AnalyticsEvent} from './events.ts'
import {sendWithConsent} from './start-analytics.ts'
import {track} from './track.ts'

const setEnabled = vi.fn()
const start = () => {
  const sent: AnalyticsEvent['name'][] = []
  const load = vi.fn(async () => ({send: ({name}: AnalyticsEvent) => void sent.push(name), setEnabled}))
  sendWithConsent(load)
  return {sent, load}
}

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  vi.clearAllMocks()
})

const read = () => track('content_complete', {content_type: 'newsArticle', content_id: 'x'})
const calculate = () => track('calculator_use', {calculator: 'x', page: '/'})
const arrived = () => new Promise((resolve) => setTimeout(resolve))

it('downloads and sends nothing before consent, and nothing of before afterwards', async () => {
  const {sent, load} = start()
  expect(consent.isUndecided()).toBe(true)
  read()
  await arrived()
  expect(load).not.toHaveBeenCalled()
  consent.decide('granted')
  calculate()
  await arrived()
  expect(sent).toEqual(['calculator_use'])
  expect(load).toHaveBeenCalledOnce()
})

it('stops at once when consent is taken back, also what was still waiting, and starts again', async () => {
  const {sent, load} = start()
  consent.decide('granted')
  read()
  consent.decide('denied')
  read()
  await arrived()
  expect(sent).toEqual([])
  expect(setEnabled).toHaveBeenLastCalledWith(false)
  consent.decide('granted')
  calculate()
  await arrived()
  expect(sent).toEqual(['calculator_use'])
  expect(setEnabled).toHaveBeenLastCalledWith(true)
  expect(load).toHaveBeenCalledOnce()
})

it('follows other tabs', async () => {
  const {sent} = start()
  localStorage.setItem('analytics_consent', 'granted')
  window.dispatchEvent(new StorageEvent('storage', {key: 'analytics_consent'}))
  read()
  await arrived()
  expect(sent).toEqual(['content_complete'])
})

it('never loads under Global Privacy Control', async () => {
  const {load} = start()
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true})
  consent.decide('granted')
  read()
  await arrived()
  expect(load).not.toHaveBeenCalled()
})

it('takes an answer for this page where storage is forbidden', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  consent.decide('granted')
  expect(consent.isGranted()).toBe(true)
  forbidden.mockRestore()
  consent.decide('denied')
})

it('takes an answer for this page where storage is full of another one', () => {
  consent.decide('granted')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  consent.decide('denied')
  expect(consent.isGranted()).toBe(false)
  full.mockRestore()
  consent.decide('granted')
  expect(consent.isGranted()).toBe(true)
})

it('lets the page go on, and reports nothing, if a blocker refuses the download', async () => {
  const reports = recordReports()
  const {load} = start()
  load.mockRejectedValueOnce(new Error('blocked'))
  consent.decide('granted')
  read()
  read()
  await arrived()
  expect(reports).toEqual([])
})
