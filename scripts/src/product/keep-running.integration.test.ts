import {mkdtempSync, readFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {startChild, stopAllChildren} from '../process/child.ts'
import {keepRunning} from './keep-running.ts'
import type {RunningServer} from './servers.ts'

let folder: string
const stopping = () => new AbortController()
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
  said = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stopAllChildren()
})

function serverOf(script: string): RunningServer {
  const start = (append: boolean) =>
    startChild({args: ['-e', script], cwd: folder, log: join(folder, 'a.log'), append})
  const server: RunningServer = {
    title: 'thing',
    child: start(false),
    restart: async () => {
      server.child = start(true)
      return (await server.child.line(/^ready/)) !== undefined
    },
  }
  return server
}

test('a server that keeps ending is started five times with a message, and then everything ends', async () => {
  const server = serverOf('console.log("ready"); process.exitCode = 3')
  await expect(keepRunning([server], stopping().signal, 1)).rejects.toThrow(
    'The thing ended (exit code 3) after 5 restarts within a minute, so everything stops.',
  )
  const restarts = said.filter((line) => line.includes('restarting it'))
  expect(restarts).toHaveLength(5)
  expect(restarts[0]).toContain('The thing ended (exit code 3); restarting it, 1 of 5 times')
  expect(readFileSync(join(folder, 'a.log'), 'utf8').match(/ready/g)).toHaveLength(6)
})

test('nothing restarts while everything stops', async () => {
  const server = serverOf('console.log("ready"); setInterval(() => {}, 1000)')
  const {child} = server
  await child.line(/^ready/)
  const controller = stopping()
  void keepRunning([server], controller.signal, 1)
  controller.abort()
  await stopAllChildren()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([server.child, said]).toEqual([child, []])
})
