import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {findChromium, findJourneyBrowser} from './chromium.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
})

function program(path: string, mode = 0o755) {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), {recursive: true})
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}

test('CHROMIUM_PATH comes first, and a wrong one is not replaced by another browser', () => {
  program('bin/chromium')
  const own = program('own')
  expect(findChromium({CHROMIUM_PATH: own, PATH: join(folder, 'bin')})).toBe(own)
  expect(findChromium({CHROMIUM_PATH: join(folder, 'gone'), PATH: join(folder, 'bin')})).toBeUndefined()
})

test('chromium comes before other names, wherever it is on the PATH', () => {
  program('a/google-chrome')
  const chromium = program('b/chromium')
  expect(findChromium({PATH: `${join(folder, 'a')}:${join(folder, 'b')}`})).toBe(chromium)
})

test('the journeys prefer the one without a window, which nothing else can use', () => {
  const shell = program('bin/chromium-headless-shell')
  const env = {PATH: join(folder, 'bin')}
  expect(findJourneyBrowser(env)).toBe(shell)
  expect(findChromium(env)).toBeUndefined()
  const chromium = program('bin/chromium')
  expect(findJourneyBrowser(env)).toBe(shell)
  expect(findChromium(env)).toBe(chromium)
  rmSync(shell)
  expect(findJourneyBrowser(env)).toBe(chromium)
})

test('a file that is not executable is not a browser', () => {
  program('bin/chromium', 0o644)
  expect(findChromium({PATH: join(folder, 'bin')})).toBeUndefined()
  expect(findChromium({})).toBeUndefined()
})
