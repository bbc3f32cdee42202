import {expect, test, vi} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {appCheckToken} from './firebase-app.ts'
import {parseEnv} from './parse-env.ts'

vi.mock('firebase/app', () => new Promise(() => {}))

test('a request goes without an App Check token if the code for it never comes', async () => {
  vi.useFakeTimers()
  const {firebase} = parseEnv(hostedSettings)
  const token = appCheckToken({...firebase, appCheckKey: 'key'})
  await vi.advanceTimersByTimeAsync(8000)
  expect(await token).toBeUndefined()
  vi.useRealTimers()
})
