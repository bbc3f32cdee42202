import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, test} from 'vitest'
import {publishAtRandom} from './random-publishes.ts'

const lake = await startLake()
afterAll(() => lake.stop())

test('500 random sequences publish only what was shown and reviewed, and lose nothing', {
  timeout: 1_200_000,
}, async () => {
  const start = Number(process.env.SEED ?? Date.now() % 1_000_000)
  let publishes = 0
  for (let seed = start; seed < start + 500; seed += 1) publishes += await publishAtRandom(lake, seed)
  expect(publishes).toBeGreaterThan(250)
})
