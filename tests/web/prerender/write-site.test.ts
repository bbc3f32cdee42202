import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {writeSite} from '../../../web/prerender/write-site.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

test('writes what changed and removes what is no more', () => {
  writeSite(
    folder,
    new Map([
      ['index.html', 'home'],
      ['about/news.html', 'news'],
    ]),
  )
  const touched = writeSite(
    folder,
    new Map([
      ['index.html', 'home'],
      ['about/team.html', 'team'],
    ]),
  )
  expect(touched).toBe(2)
  expect(existsSync(join(folder, 'about/news.html'))).toBe(false)
  expect(readFileSync(join(folder, 'about/team.html'), 'utf8')).toBe('team')
})
