import {expect, it, vi} from 'vitest'
import {reportError, setErrorReporter} from './report-error.ts'

it('keeps early reports for the log that starts later, and each goes to one log', () => {
  reportError('early')
  const first = vi.fn()
  const stop = setErrorReporter(first)
  reportError('on time', {component: 'X'})
  expect(first.mock.calls).toEqual([
    ['early', undefined],
    ['on time', {component: 'X'}],
  ])
  stop()
  reportError('between')
  const second = vi.fn()
  const stopSecond = setErrorReporter(second)
  expect(first).toHaveBeenCalledTimes(2)
  expect(second.mock.calls).toEqual([['between', undefined]])
  // An old cleanup does not unset a newer log.
  stop()
  reportError('later')
  expect(second).toHaveBeenCalledTimes(2)
  stopSecond()
})

it('keeps no more early reports than anybody would read', () => {
  for (let i = 0; i < 1000; i++) reportError(i)
  const receive = vi.fn()
  setErrorReporter(receive)()
  expect(receive.mock.calls.length).toBeGreaterThan(0)
  expect(receive.mock.calls.length).toBeLessThan(100)
})
