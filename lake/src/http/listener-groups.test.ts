import {expect, test, vi} from 'vitest'
import type {Change, Committed} from '../documents/transaction.ts'
import {type EventsOf, ListenerGroups} from './listener-groups.ts'

const committed = (changes: number) => ({changes: Array<Change>(changes)}) as unknown as Committed
const events = () => [{event: 'mutation', data: 1}]
function listen(groups: ListenerGroups, key: string, eventsOf: EventsOf = events, send = vi.fn()) {
  const listener = {send, disconnect: vi.fn()}
  groups.add(key, eventsOf, listener)
  return listener
}

test('a failing connection does not end other connections of the same listener', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const groups = new ListenerGroups()
  const closed = vi.fn(() => {
    throw new Error('closed')
  })
  const broken = listen(groups, 'the same request', events, closed)
  const sound = listen(groups, 'the same request')
  await groups.notify(committed(1), 1000)
  expect(broken.disconnect).toHaveBeenCalledOnce()
  expect(sound.send).toHaveBeenCalledExactlyOnceWith({event: 'mutation', data: 1})
  expect(sound.disconnect).not.toHaveBeenCalled()
  expect(printed).toHaveBeenCalledOnce()
})

test('a slow filter ends its own connections, and others receive all transactions in their order', async () => {
  const groups = new ListenerGroups()
  const slow = listen(groups, 'slow', () => {
    for (;;);
  })
  const quick = listen(groups, 'quick', ({changes}) => [{event: 'mutation', data: changes.length}])
  void groups.notify(committed(1), 20)
  await groups.notify(committed(2), 20)
  expect(slow.disconnect).toHaveBeenCalled()
  expect(slow.send).not.toHaveBeenCalled()
  expect(quick.send.mock.calls).toEqual([1, 2].map((data) => [{event: 'mutation', data}]))
})

test('a filter has more time for an import of many documents', async () => {
  const groups = new ListenerGroups()
  // Takes longer than the 20 ms of a small transaction.
  const listener = listen(groups, 'one', () => {
    const end = performance.now() + 100
    while (performance.now() < end);
    return events()
  })
  await groups.notify(committed(1000), 20)
  expect(listener.send).toHaveBeenCalledOnce()
  expect(listener.disconnect).not.toHaveBeenCalled()
})
