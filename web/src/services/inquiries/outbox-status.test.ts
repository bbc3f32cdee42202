import {expect, it, vi} from 'vitest'
import {outboxStatus} from './outbox-status.ts'

it('calls its subscribers on each change until they unsubscribe', () => {
  const changed = vi.fn()
  const unsubscribe = outboxStatus.subscribe(changed)
  expect(outboxStatus.get()).toBeUndefined()
  outboxStatus.set('waiting')
  expect(outboxStatus.get()).toBe('waiting')
  outboxStatus.set(undefined)
  expect(outboxStatus.get()).toBeUndefined()
  expect(changed).toHaveBeenCalledTimes(2)
  unsubscribe()
  outboxStatus.set('sent')
  expect(changed).toHaveBeenCalledTimes(2)
})
