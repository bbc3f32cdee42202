import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, expect, test, vi} from 'vitest'
import {UserError} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {startServer} from './servers.ts'
import {runToEnd} from './tool.ts'

const data = mkdtempSync(join(tmpdir(), 'servers-'))
afterEach(() => stopAllChildren())

test('a server that never says that it listens is reported, then stopped after the limit, and its output is kept', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const limits = {noticeMs: 1000, limitMs: 2000}
  const run = {args: ['-e', 'console.log("loading"); setInterval(() => {}, 1000)']}
  const error = await startServer({data}, 'thing', run, /^ready /, limits).catch((error: unknown) => error)
  const notice = `The thing is still starting after 1 seconds. Its output is in ${join(data, 'logs/thing.log')}\nloading`
  expect(said.mock.calls).toEqual([[notice]])
  expect(error).toBeInstanceOf(UserError)
  expect(String(error)).toContain('The thing did not start within 2 seconds.')
  expect((error as UserError).child?.tail()).toContain('loading')
})

test('when everything stops, servers and builds that were still starting report no failure of their own', async () => {
  const failures: unknown[] = []
  const args = ['-e', 'console.log("loading"); setInterval(() => {}, 1000)']
  startServer({data}, 'thing', {args}).catch((error: unknown) => failures.push(error))
  const log = join(data, 'logs/build.log')
  runToEnd({args, log}, 'It could not be built.').catch((error: unknown) => failures.push(error))
  await stopAllChildren()
  await new Promise(setImmediate)
  expect(failures).toEqual([])
})
