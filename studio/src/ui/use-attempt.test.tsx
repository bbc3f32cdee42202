import {act, renderHook} from '@testing-library/react'
import {beforeEach, expect, test, vi} from 'vitest'
import {useAttempt} from './use-attempt.ts'

const {push} = vi.hoisted(() => ({push: vi.fn()}))
vi.mock('@sanity/ui/toast', () => ({useToast: () => ({push})}))

beforeEach(() => push.mockReset())
const fail = async () => {
  throw new Error('offline')
}

test.each([
  [undefined, 'Nothing was changed. Check the connection and try again.'],
  ['Not sent', 'Not sent'],
  [(error: unknown) => `Not sent: ${(error as Error).message}`, 'Not sent: offline'],
])('a failed action is a toast: %s', async (message, title) => {
  const {result} = renderHook(() => useAttempt(message))
  expect(await act(() => result.current.attempt(fail))).toBe(false)
  expect(push.mock.calls).toEqual([[{status: 'error', title}]])
  expect(result.current).toMatchObject({isBusy: false, problem: undefined})
})

test('a failed action with a place for its problem shows it there until the next one starts', async () => {
  const {result} = renderHook(() => useAttempt('Not sent', {isInline: true}))
  await act(() => result.current.attempt(fail))
  expect(result.current.problem).toBe('Not sent')
  expect(push).not.toHaveBeenCalled()
  let finish = () => {}
  act(() => void result.current.attempt(() => new Promise<void>((resolve) => (finish = resolve))))
  expect(result.current).toMatchObject({isBusy: true, problem: undefined})
  await act(async () => finish())
  expect(result.current.isBusy).toBe(false)
})
