import {expect, test, vi} from 'vitest'
import type {Committed} from '../documents/transaction.ts'
import {ListenerGroups} from './listener-groups.ts'

test('a failing connection does not end other connections of the same listener', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const groups = new ListenerGroups()
  const events = Object.assign(() => [{event: 'mutation', data: 1}], {isQuick: true})
  const broken = {
    send: () => {
      throw new Error('closed')
    },
    disconnect: vi.fn(),
  }
  const sound = {send: vi.fn(), disconnect: vi.fn()}
  groups.add('the same request', events, broken)
  groups.add('the same request', events, sound)
  // Nothing of it is read.
  await groups.notify({} as Committed, 1000)
  expect(broken.disconnect).toHaveBeenCalledOnce()
  expect(sound.send).toHaveBeenCalledExactlyOnceWith({event: 'mutation', data: 1})
  expect(sound.disconnect).not.toHaveBeenCalled()
  expect(printed).toHaveBeenCalledOnce()
})
