import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {join, resolve} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {contentOf} from '@upline/lake/archive/transfer.ts'
import {Store} from '@upline/lake/documents/store.ts'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {lockFolder} from '@upline/lake/storage/folder-lock.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'

const main = resolve(import.meta.dirname, '../../local/src/main.ts')
const commands = resolve(import.meta.dirname, '../../local/src/commands.ts')

let data: string
let port: number
const children: ChildProcess[] = []
beforeEach(async () => {
  data = temporaryFolder()
  port = await freePort()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const client = () => clientOf(`http://localhost:${port}`)

interface Outcome {
  code: number | null
  output: string
}

/** Starts a backend; resolves with its process when it is ready, or with how it ended. */
async function start(...more: string[]): Promise<ChildProcess | Outcome> {
  const smtpPort = await freePort()
  const args = [main, '--data', data, '--port', String(port), '--smtp-port', String(smtpPort), ...more]
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']})
  children.push(child)
  let output = ''
  return new Promise((done) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready http://localhost')) done(child)
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => done({code, output}))
  })
}

async function started(...more: string[]): Promise<ChildProcess> {
  const child = await start(...more)
  if ('code' in child) throw new Error(child.output)
  return child
}

async function refused(...more: string[]): Promise<Outcome> {
  const outcome = await start(...more)
  if (!('code' in outcome)) throw new Error('The backend started')
  return outcome
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

test('what was acknowledged survives a kill, and the folder can be used again at once', async () => {
  const first = await started()
  const ids: string[] = []
  const writing = (async () => {
    for (;;) ids.push((await client().create({_type: 'page', n: ids.length}))._id)
  })().catch(() => undefined)
  await expect.poll(() => ids.length, {timeout: 20_000}).toBeGreaterThan(5)
  await kill(first, 'SIGKILL')
  await writing
  await started()
  const stored = new Set(await client().fetch<string[]>('*[_type == "page"]._id'))
  expect(ids.filter((id) => !stored.has(id))).toEqual([])
})

test('killed during a slow query, it leaves no process', async () => {
  const lake = await started()
  const children = () => readFileSync(`/proc/${lake.pid}/task/${lake.pid}/children`, 'utf8').trim()
  const pattern = `"${'a'.repeat(60_000)}" match "*a*a*a*a*a*b"`
  client()
    .fetch(pattern, {}, {perspective: 'raw'})
    .catch(() => {})
  await expect.poll(children).toMatch(/^\d+$/)
  const query = Number(children())
  await pause(500)
  await kill(lake, 'SIGKILL')
  await expect.poll(() => existsSync(`/proc/${query}`), {timeout: 30_000}).toBe(false)
})

test('ends on SIGTERM', async () => {
  const child = await started()
  await kill(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
})

test('ends when its data folder is deleted, rather than acknowledge lost changes', async () => {
  const child = await started()
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  rmSync(data, {recursive: true})
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([1, expect.stringContaining('was deleted while it was in use')])
})

describe('refuses to start, in one sentence', () => {
  test('on an option it does not know', async () => {
    expect(await refused('--colour', 'red')).toEqual({
      code: 1,
      output: expect.stringMatching(/^[^\n]*--colour[^\n]*\n$/),
    })
  })

  test('on a port that is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const sentence = new RegExp(`^[^\\n]*${port}[^\\n]*BACKEND_PORT[^\\n]*\\n$`)
    expect(await refused()).toEqual({code: 1, output: expect.stringMatching(sentence)})
    other.close()
  })

  test('on a folder another backend works in', async () => {
    const unlock = lockFolder(data)
    expect(await refused()).toEqual({
      code: 1,
      output: expect.stringMatching(/^[^\n]*in use by another[^\n]*\n$/),
    })
    unlock()
  })
})

describe('the seed', () => {
  const seed = () => join(data, 'seed.ndjson')
  const write = (title: string) => writeFileSync(seed(), JSON.stringify({_id: 'home', _type: 'page', title}))
  const title = () => client().fetch('*[_id == "home"][0].title')

  test('is loaded into an empty folder only', async () => {
    write('First')
    await kill(await started('--seed', seed()), 'SIGTERM')
    write('Second')
    await started('--seed', seed())
    expect(await title()).toBe('First')
  })

  test('comes back with reset, which asks first and waits for the backend to be stopped', async () => {
    write('Seed')
    await kill(await started('--seed', seed()), 'SIGTERM')
    inLake((lake) =>
      lake.commit([{patch: {id: 'home', set: {title: 'Edited'}}}, {create: {_id: 'later', _type: 'page'}}]),
    )
    const run = (input: string, ...more: string[]) =>
      spawnSync(process.execPath, [commands, 'reset', '--data', data, '--seed', seed(), ...more], {
        input,
        encoding: 'utf8',
      })
    const unlock = lockFolder(data)
    expect(run('', '--yes')).toMatchObject({status: 1, stderr: expect.stringContaining('in use')})
    unlock()
    expect(run('no\n').stdout).toMatch(/deletes 2 documents and 0 drafts[\s\S]*Nothing was changed/)
    writeFileSync(seed(), '{')
    expect(run('', '--yes')).toMatchObject({status: 1, stderr: expect.stringContaining('seed.ndjson:1')})
    expect(titles()).toEqual(['Edited', undefined])
    write('Seed')
    expect(run('y\n').stdout).toContain('back to the seed')
    expect(titles()).toEqual(['Seed'])
  })

  const titles = () => inLake((lake) => contentOf(lake).map(({title}) => title))

  /** Runs `work` on the store of a stopped backend. */
  function inLake<T>(work: (lake: Store) => T): T {
    using database = openDatabase(data)
    return work(new Store(database))
  }
})
