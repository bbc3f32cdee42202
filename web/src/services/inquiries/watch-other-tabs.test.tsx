import {expect, it, vi} from 'vitest'
import {watchOtherTabs} from './watch-other-tabs.ts'

it('reports what another tab sent, and nothing else', () => {
  const onSent = vi.fn()
  const stop = watchOtherTabs(window, onSent)
  const list = (...states: ['a' | 'b', 'waiting' | 'stored'][]) =>
    JSON.stringify(
      states.map(([name, state]) => ({
        id: `local_1700000000000_aaaaaaaaa${name}`,
        savedAt: 1,
        state,
        inquiry: {},
      })),
    )
  const change = (oldValue: string | null, newValue: string | null) => {
    window.dispatchEvent(new StorageEvent('storage', {key: 'local_inquiries', oldValue, newValue}))
    return onSent.mock.calls.length
  }
  expect(change(null, list(['a', 'waiting']))).toBe(0)
  expect(change(list(['a', 'waiting']), list(['a', 'waiting'], ['b', 'waiting']))).toBe(0)
  expect(change(list(['a', 'waiting'], ['b', 'waiting']), list(['a', 'stored'], ['b', 'waiting']))).toBe(1)
  expect(change(list(['a', 'stored'], ['b', 'waiting']), list(['b', 'waiting']))).toBe(1)
  expect(change(list(['b', 'waiting']), null)).toBe(1)
  stop()
  expect(change(list(['b', 'waiting']), list(['b', 'stored']))).toBe(1)
})
