import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startChild, stopAllChildren} from './child.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'))
})
afterEach(async () => {
  await stopAllChildren()
  rmSync(folder, {recursive: true})
})

const start = (script: string) => startChild({args: ['-e', script], cwd: folder, log: join(folder, 'a.log')})

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
    .poll(() => readFileSync(join(folder, 'a.log'), 'utf8').split('\n').sort())
    .toEqual(['', 'one', 'two'])
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
