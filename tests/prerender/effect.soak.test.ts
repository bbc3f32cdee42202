// @vitest-environment node
import {expect, test} from 'vitest'
import {checkEffects} from './check-effects.ts'

test('the predicted changes of many random publishes are the actual ones', async () => {
  await expect(checkEffects(250)).resolves.toBeUndefined()
}, 3_600_000)
