import {setTimeout as pause} from 'node:timers/promises'
import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {limitBody, mebibyte} from './limit-body.ts'

test.each([
  [2 * mebibyte, 4],
  [1000, 8],
])('of eight requests of %i bytes, %i are in the memory at once', async (bytes, expected) => {
  let [now, most] = [0, 0]
  const app = new Hono().post('/', limitBody(2 * mebibyte), async (c) => {
    now += 1
    most = Math.max(most, now)
    await pause(50)
    now -= 1
    return c.text('')
  })
  const init = {method: 'POST', body: Buffer.alloc(bytes), headers: {'content-length': String(bytes)}}
  const answers = await Promise.all(Array.from({length: 8}, () => app.request('/', init)))
  expect(answers.map(({status}) => status)).toEqual(Array(8).fill(200))
  expect(most).toBe(expected)
})
