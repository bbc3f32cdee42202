import {expect, test} from 'vitest'
import {DrawQueue} from '../../../web/prerender/draw-queue.ts'
import type {PageSource, Row} from '../../../web/prerender/page-source.ts'

const ids = (from: number, to: number) => Array.from({length: to - from}, (_, n) => `page-${from + n}`)

/** A queue whose answers are the ids that were asked for and the time they were asked at. */
function queueOf() {
  const source = {
    now: 0,
    isDown: false,
    contents: async (asked: readonly string[]) => {
      if (source.isDown) throw new Error('The lake is down')
      return asked.map((id) => ({content: {_id: id}, at: source.now})) as unknown as Row[]
    },
  }
  const queue = new DrawQueue(source as unknown as PageSource)
  const take = async () =>
    ((await queue.next()) ?? []).map((row) => row as unknown as {content: {_id: string}; at: number})
  return {source, queue, take}
}

test('what is published meanwhile comes next, and what was on its way is asked for again', async () => {
  const {source, queue, take} = queueOf()
  queue.put(ids(0, 100), [])
  expect((await take()).map(({content}) => content._id)).toEqual(ids(0, 64))
  source.now = 1
  queue.put(['page-3', 'page-80'], ['page-200'])
  const rest = await take()
  expect(rest.map(({content}) => content._id)).toEqual([
    'page-3',
    'page-80',
    ...ids(64, 80),
    ...ids(81, 100),
    'page-200',
  ])
  expect(rest.every(({at}) => at === 1)).toBe(true)
  expect(await queue.next()).toBeUndefined()
  expect(queue.isEmpty).toBe(true)
})

test('pages that cannot be had go on waiting', async () => {
  const {source, queue, take} = queueOf()
  queue.put(ids(0, 70), [])
  source.isDown = true
  await expect(queue.next()).rejects.toThrow('The lake is down')
  expect(queue.isEmpty).toBe(false)
  source.isDown = false
  expect((await take()).length + (await take()).length).toBe(70)
})
