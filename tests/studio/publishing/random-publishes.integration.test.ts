import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, test} from 'vitest'
import {publishAtRandom} from './random-publishes.ts'

const lake = await startLake()
afterAll(() => lake.stop())

test('20 random sequences publish only what was shown and reviewed, and lose nothing', async () => {
  let publishes = 0
  for (let seed = 1; seed <= 20; seed += 1) publishes += await publishAtRandom(lake, seed)
  expect(publishes).toBeGreaterThan(10)
})
