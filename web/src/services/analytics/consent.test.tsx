import {beforeEach, describe, expect, it, vi} from 'vitest'
import {createBus} from './bus.ts'
import {createConsent} from './consent.ts'
import type {AnalyticsEvent} from './events.ts'
import {sendWithConsent} from './network-sink.ts'

beforeEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

function signalPrivacy(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true})
}

describe('consent', () => {
  it('is undecided at first, and then remembered', () => {
    expect(createConsent(window).choice()).toBe('undecided')
    createConsent(window).decide('granted')
    expect(createConsent(window).choice()).toBe('granted')
  })

  it('is denied under Global Privacy Control, whatever was chosen', () => {
    createConsent(window).decide('granted')
    signalPrivacy()
    const consent = createConsent(window)
    expect(consent.globalPrivacyControl).toBe(true)
    expect(consent.choice()).toBe('denied')
    consent.decide('granted')
    expect(consent.choice()).toBe('denied')
  })

  it('holds for the page where storage is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const consent = createConsent(window)
    consent.decide('granted')
    expect(consent.choice()).toBe('granted')
  })

  it('follows other tabs while somebody listens', () => {
    const consent = createConsent(window)
    const listener = vi.fn()
    const stop = consent.onChange(listener)
    const elsewhere = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', {key: 'analytics_consent', newValue}))
    elsewhere('granted')
    elsewhere('granted')
    elsewhere('<garbage>')
    stop()
    elsewhere('denied')
    expect(listener.mock.calls).toEqual([['granted'], ['undecided']])
  })
})

describe('the network sink', () => {
  const setUp = () => {
    const bus = createBus()
    const consent = createConsent(window)
    const sent: AnalyticsEvent['name'][] = []
    const setEnabled = vi.fn()
    const load = vi.fn(async () => ({send: ({name}: AnalyticsEvent) => void sent.push(name), setEnabled}))
    const onError = vi.fn()
    const stop = sendWithConsent(bus, consent, load, onError)
    const share = () => bus.track('content_complete', {content_type: 'newsArticle', content_id: 'x'})
    const complete = () => bus.track('calculator_use', {calculator: 'x', page: '/'})
    const arrived = () => new Promise((resolve) => setTimeout(resolve))
    return {bus, consent, sent, load, setEnabled, onError, stop, share, complete, arrived}
  }

  it('downloads and sends nothing before consent, and nothing of before afterwards', async () => {
    const {consent, sent, load, share, complete, arrived} = setUp()
    share()
    await arrived()
    expect(load).not.toHaveBeenCalled()
    consent.decide('granted')
    complete()
    await arrived()
    expect(sent).toEqual(['calculator_use'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('stops at once when consent is taken back, also what was still waiting, and starts again', async () => {
    const {consent, sent, load, setEnabled, share, complete, arrived} = setUp()
    consent.decide('granted')
    share()
    consent.decide('denied')
    share()
    await arrived()
    expect(sent).toEqual([])
    expect(setEnabled).toHaveBeenLastCalledWith(false)
    consent.decide('granted')
    complete()
    await arrived()
    expect(sent).toEqual(['calculator_use'])
    expect(setEnabled).toHaveBeenLastCalledWith(true)
    expect(load).toHaveBeenCalledOnce()
  })

  it('never loads under Global Privacy Control', async () => {
    signalPrivacy()
    const {consent, load, share, arrived} = setUp()
    consent.decide('granted')
    share()
    await arrived()
    expect(load).not.toHaveBeenCalled()
  })

  it('reports a failed download once and lets the page go on', async () => {
    const {consent, load, onError, share, arrived} = setUp()
    load.mockRejectedValueOnce(new Error('blocked'))
    consent.decide('granted')
    share()
    share()
    await arrived()
    expect(onError).toHaveBeenCalledOnce()
  })
})
