// @vitest-environment node
import {expect, test} from 'vitest'
import {checkEffects} from './check-effects.ts'

test('the predicted changes of random publishes are the actual ones', async () => {
  await expect(checkEffects(8)).resolves.toBeUndefined()
}, 300_000)
