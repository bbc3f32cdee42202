import {act, renderHook} from '@testing-library/react'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {InboxConnection} from './connection.ts'
import {useInquiryCache} from './inbox-view.tsx'

vi.mock('sanity', () => ({}))
vi.mock('sanity/router', () => ({}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the clock of the inbox reads nothing, and each change that Firestore reports is one refresh', () => {
  let changed = () => {}
  const watch = (refresh: () => void) => {
    changed = refresh
    return () => {}
  }
  const inbox = {latest: vi.fn(async () => []), page: vi.fn(async () => [])}
  const connection = {inbox, watch} as unknown as InboxConnection
  const {result} = renderHook(() => useInquiryCache(connection))
  const {now} = result.current
  act(() => vi.advanceTimersByTime(10 * 60_000))
  expect(result.current).toMatchObject({refreshes: 1, now: now + 10 * 60_000})
  act(() => changed())
  expect(result.current.refreshes).toBe(2)
})
