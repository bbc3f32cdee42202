import {expect, test} from 'vitest'
import {createRenderQueue} from './render-queue.ts'

const paths = (from: number, to: number) => Array.from({length: to - from}, (_, n) => `/${from + n}`)

/** A queue whose answers are the time that they were fetched at. */
function queueOf() {
  const source = {now: 0, isDown: false, asked: 0}
  const queue = createRenderQueue(async () => {
    source.asked += 1
    if (source.isDown) throw new Error('The lake is down')
    return source.now
  })
  const takeAll = async () => {
    const all = []
    for (let next = await queue.next(); next; next = await queue.next()) all.push(next)
    return all
  }
  return {source, queue, takeAll}
}

test('what is published meanwhile comes next, and what was on its way is fetched again', async () => {
  const {source, queue, takeAll} = queueOf()
  queue.put(paths(0, 30), [])
  expect(await queue.next()).toEqual({path: '/0', answer: 0})
  // Eight at once.
  expect(source.asked).toBe(9)
  source.now = 1
  queue.put(['/3', '/20'], ['/40'])
  const rest = await takeAll()
  const order = ['/3', '/20', ...paths(1, 3), ...paths(4, 20), ...paths(21, 30), '/40']
  expect(rest.map(({path}) => path)).toEqual(order)
  expect(rest.every((next) => 'answer' in next && next.answer === 1)).toBe(true)
})

test('reports a failed request in its turn, and does not affect the others', async () => {
  const {source, queue, takeAll} = queueOf()
  source.isDown = true
  queue.put(['/a'], [])
  expect(await queue.next()).toEqual({path: '/a', error: new Error('The lake is down')})
  source.isDown = false
  queue.put(['/b', '/a'], [])
  expect(await takeAll()).toEqual([
    {path: '/b', answer: 0},
    {path: '/a', answer: 0},
  ])
})
