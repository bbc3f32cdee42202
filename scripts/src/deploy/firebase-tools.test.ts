import {existsSync, readFileSync, statSync} from 'node:fs'
import {afterEach, expect, test, vi} from 'vitest'
import {withKey} from './firebase-tools.ts'

afterEach(() => vi.unstubAllEnvs())

test('the key is in a file of this user during the work, and the file is deleted then', async () => {
  const key = JSON.stringify({client_email: 'deploy@example.com', private_key: 'secret'})
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', key)
  const file = await withKey(async (env) => {
    expect(env.FIREBASE_SERVICE_ACCOUNT).toBeUndefined()
    const name = env.GOOGLE_APPLICATION_CREDENTIALS ?? ''
    expect(readFileSync(name, 'utf8')).toBe(key)
    expect(statSync(name).mode & 0o077).toBe(0)
    return name
  })
  expect(existsSync(file)).toBe(false)
})

test('the key file is deleted after a failure, too', async () => {
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', JSON.stringify({client_email: 'a', private_key: 'b'}))
  let file = ''
  const work = withKey(async (env) => {
    file = env.GOOGLE_APPLICATION_CREDENTIALS ?? ''
    throw new Error('No network')
  })
  await expect(work).rejects.toThrow('No network')
  expect(existsSync(file)).toBe(false)
})

test.each(['{"private_key": "Secret-7"', '{}', 'Secret-7'])(
  'a wrong key is refused without printing it',
  async (key) => {
    vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', key)
    const failure = await withKey(async () => 'used').catch(String)
    expect(failure).toContain('FIREBASE_SERVICE_ACCOUNT is not the key')
    expect(failure).not.toContain('Secret-7')
  },
)

test('without a key, the environment of the CLI is unchanged, so that it uses its own sign-in', async () => {
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '')
  expect(await withKey(async (env) => env)).toEqual({})
})
