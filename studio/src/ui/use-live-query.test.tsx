import {act, renderHook} from '@testing-library/react'
import {Subject} from 'rxjs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {useLiveQuery} from './use-live-query.ts'

const {store} = vi.hoisted(() => ({store: {listenQuery: vi.fn()}}))
// The Studio's document store needs a whole workspace.
vi.mock('sanity', () => ({useDocumentStore: () => store}))

let results: Subject<unknown>[]
beforeEach(() => {
  vi.useFakeTimers()
  results = []
  store.listenQuery.mockReset().mockImplementation(() => {
    const result = new Subject()
    results.push(result)
    return result
  })
})
afterEach(() => vi.useRealTimers())

const options = {perspective: 'published', tag: 'test'} as const
const facts = () => renderHook(() => useLiveQuery<number>('*[_type == "fact"]', {}, options))

test('a live query that failed keeps its last result, and is tried again after five seconds', () => {
  const {result} = facts()
  act(() => results[0]?.next(1))
  expect(result.current).toEqual({data: 1, hasFailed: false})
  act(() => results[0]?.error(new Error('offline')))
  expect(result.current).toEqual({data: 1, hasFailed: true})
  act(() => vi.advanceTimersByTime(5000))
  act(() => results[1]?.next(2))
  expect(result.current).toEqual({data: 2, hasFailed: false})
})

test('components with the same live query share its listener, which ends with the last of them', () => {
  const [first, second] = [facts(), facts()]
  expect(results).toHaveLength(1)
  act(() => results[0]?.next(1))
  expect([first, second].map(({result}) => result.current.data)).toEqual([1, 1])
  first.unmount()
  expect(results[0]?.observed).toBe(true)
  second.unmount()
  expect(results[0]?.observed).toBe(false)
  facts()
  expect(results).toHaveLength(2)
})
