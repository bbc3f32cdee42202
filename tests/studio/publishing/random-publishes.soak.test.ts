import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, test} from 'vitest'
import {publishAtRandom} from './random-publishes.ts'

const lake = await startLake()
afterAll(() => lake.stop())

test('500 random sequences publish only what was shown and reviewed, and lose nothing', {
  timeout: 1_200_000,
}, async () => {
  const start = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const done = {publishes: 0, releases: 0}
  for (let seed = start; seed < start + 500; seed += 1) {
    const {publishes, releases} = await publishAtRandom(lake, seed)
    done.publishes += publishes
    done.releases += releases
  }
  expect(done.publishes).toBeGreaterThan(250)
  expect(done.releases).toBeGreaterThan(10)
})
