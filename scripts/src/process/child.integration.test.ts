import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startChild, stopAllChildren} from './child.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'))
})
afterEach(() => stopAllChildren())

const logs = () => join(folder, 'logs')
const start = (script: string) => startChild({args: ['-e', script], cwd: folder, log: join(logs(), 'a.log')})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child ends after its work, and the log has its output without colors', async () => {
  const child = start('console.log("\\x1b[32mone\\x1b[0m"); console.error("two"); process.exitCode = 3')
  expect(await child.exited).toMatchObject({code: 3})
  expect(child.tail().split('\n').sort()).toEqual(['one', 'two'])
  await expect
    .poll(() => readFileSync(join(logs(), 'a.log'), 'utf8').split('\n').sort())
    .toEqual(['', 'one', 'two'])
})

test('keeps the logs of five starts, for this user only', async () => {
  for (let run = 1; run <= 7; run += 1) await start(`console.log("run ${run}")`).exited
  const names = readdirSync(logs()).sort()
  expect(names).toEqual(['a.1.log', 'a.2.log', 'a.3.log', 'a.4.log', 'a.log'])
  const texts = names.map((name) => readFileSync(join(logs(), name), 'utf8').trim())
  expect(texts).toEqual(['run 6', 'run 5', 'run 4', 'run 3', 'run 7'])
  for (const name of ['', ...names]) expect(statSync(join(logs(), name)).mode & 0o077, name).toBe(0)
})

test('a long log goes on in a new one', async () => {
  await start(`for (let n = 0; n < 20; n += 1) console.log('x'.repeat(2 ** 20))`).exited
  const sizes = () => ['a.log', 'a.1.log'].map((name) => statSync(join(logs(), name)).size)
  await expect.poll(() => sizes().map((size) => Math.floor(size / 2 ** 20))).toEqual([4, 16])
})

test('a log that cannot be written ends no child, and its output says so', async () => {
  const log = join(folder, 'x'.repeat(300))
  const child = startChild({args: ['-e', 'console.log("one")'], cwd: folder, log})
  expect(await child.exited).toMatchObject({code: 0})
  expect(child.tail()).toMatch(/^The log could not be written: .*ENAMETOOLONG.*\none$/)
})

test('waits for a line, or for the end of the child', async () => {
  const server = start('console.log("ready http://localhost:1"); setInterval(() => {}, 1000)')
  expect((await server.line(/^ready (.*)/))?.[1]).toBe('http://localhost:1')
  expect(await start('').line(/^ready/)).toBeUndefined()
})

test('stopping ends the child and its processes', async () => {
  const child = start(`
    const {spawn} = require('node:child_process')
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log('pid ' + other.pid)
    setInterval(() => {}, 1000)`)
  const pid = Number((await child.line(/^pid (\d+)/))?.[1])
  expect(isAlive(pid)).toBe(true)
  await child.stop()
  await expect.poll(() => isAlive(pid), {timeout: 5000}).toBe(false)
})

test('no child survives a launcher that is killed outright', async () => {
  const module = new URL('./child.ts', import.meta.url).href
  const launcher = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import {startChild} from ${JSON.stringify(module)}
     const script = 'console.log("pid " + process.pid); setInterval(() => {}, 1000)'
     const child = startChild({args: ['-e', script], cwd: '.', log: ${JSON.stringify(join(folder, 'b.log'))}})
     console.log((await child.line(/^pid (\\d+)/))[1])`,
  ])
  const [output] = await once(launcher.stdout, 'data')
  const pid = Number(String(output))
  expect(isAlive(pid)).toBe(true)
  launcher.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), {timeout: 5000}).toBe(false)
})
