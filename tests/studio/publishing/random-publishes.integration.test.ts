import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, test} from 'vitest'
import {publishAtRandom} from './random-publishes.ts'

const lake = await startLake()
afterAll(() => lake.stop())

test('20 random sequences publish only what was shown and reviewed, and lose nothing', async () => {
  const done = {publishes: 0, releases: 0}
  for (let seed = 1; seed <= 20; seed += 1) {
    const {publishes, releases} = await publishAtRandom(lake, seed)
    done.publishes += publishes
    done.releases += releases
  }
  expect(done.publishes).toBeGreaterThan(10)
  expect(done.releases).toBeGreaterThan(0)
})
