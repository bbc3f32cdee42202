import {expect, test} from 'vitest'
import {onMainThread} from './main-thread.ts'

test('the newest request comes first, a long one after it, and one at its deadline before it', async () => {
  const done: string[] = []
  const now = performance.now()
  const run = (name: string, isLong = false, deadline = now + 60_000) =>
    onMainThread(() => done.push(name), {deadline, isLong})
  await Promise.all([run('first'), run('old'), run('due', true, now), run('new'), run('long', true)])
  expect(done).toEqual(['first', 'due', 'new', 'old', 'long'])
})
