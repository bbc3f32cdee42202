import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, expect, test} from 'vitest'
import {UserError} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {startServer} from './servers.ts'

const data = mkdtempSync(join(tmpdir(), 'servers-'))
afterEach(async () => {
  await stopAllChildren()
  rmSync(data, {recursive: true, force: true})
})

test('a server that never says that it listens is stopped after the limit, and its output is kept', async () => {
  const run = {args: ['-e', 'console.log("loading"); setInterval(() => {}, 1000)']}
  const error = await startServer({data}, 'thing', run, /^ready /, 2000).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UserError)
  expect(String(error)).toContain('The thing did not start within 2 seconds.')
  expect((error as UserError).child?.tail()).toContain('loading')
})
