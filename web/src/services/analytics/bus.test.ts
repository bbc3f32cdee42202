import {expect, expectTypeOf, it, vi} from 'vitest'
import {type AnalyticsSink, createBus} from './bus.ts'
import type {AnalyticsEvent, AnalyticsEvents, EventName, ReservedEvents} from './events.ts'

const tab = {tab_name: 'plans', section: 'life', page: '/insurance/life'}

it('gives every event to every sink, even after one that throws', () => {
  const onError = vi.fn()
  const bus = createBus(onError)
  const sink = vi.fn<AnalyticsSink>()
  bus.track('tab_change', tab)
  bus.attach(() => {
    throw new Error('broken sink')
  })
  const detach = bus.attach(sink)
  bus.track('tab_change', tab)
  detach()
  bus.track('tab_change', tab)
  expect(sink.mock.calls).toEqual([[{name: 'tab_change', params: tab}]])
  expect(onError).toHaveBeenCalledTimes(2)
})

it('does not compile with a wrong name, a missing, a wrong or a surplus parameter', () => {
  const {track} = createBus()
  // @ts-expect-error: no such event
  track('tab_changed', tab)
  // @ts-expect-error: no feature sends it yet
  track('video_start', {video_title: 'Welcome'})
  // @ts-expect-error: parameters are missing
  track('tab_change', {tab_name: 'plans'})
  // @ts-expect-error: 30 is not a threshold
  track('scroll_depth', {depth: 30, page_path: '/'})
  // @ts-expect-error: an unknown parameter
  track('tab_change', {...tab, email: 'ada@example.com'})
  // @ts-expect-error: parameters of another event
  track('form_submit', tab)
  track('form_submit', {form_type: 'inquiry', inquiry_type: 'agent', form_location: '/contact'})
  expectTypeOf<Extract<AnalyticsEvent, {name: 'form_submit'}>['params']>().toEqualTypeOf<
    AnalyticsEvents['form_submit']
  >()
})

it('has every event of the catalogue, sent or reserved', () => {
  const catalogue = {
    page_view: true,
    scroll_depth: true,
    time_on_page: true,
    element_view: true,
    element_click: true,
    navigation: true,
    search: true,
    filter: true,
    content_download: true,
    content_share: true,
    content_complete: true,
    video_start: true,
    video_complete: true,
    form_start: true,
    form_step_complete: true,
    form_complete: true,
    form_error: true,
    lead_generated: true,
    consultation_request: true,
    quote_request: true,
    account_creation: true,
    insurance_quote: true,
    plan_view: true,
    calculator_use: true,
    agent_contact: true,
    form_submit: true,
    tab_change: true,
    cta_click: true,
  }
  expectTypeOf(catalogue).toEqualTypeOf<Record<EventName | keyof ReservedEvents, boolean>>()
  expect(Object.keys(catalogue)).toHaveLength(28)
})
