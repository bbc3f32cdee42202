import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {readHosting} from './hosting.ts'

const folder = mkdtempSync(join(tmpdir(), 'upline-hosting-'))
afterAll(() => rmSync(folder, {recursive: true}))

function fileWith(hosting: object): string {
  const file = join(folder, 'firebase.json')
  writeFileSync(file, JSON.stringify({hosting}))
  return file
}

test('the later of two rules for one header counts', () => {
  const headers = [
    {source: '**', headers: [{key: 'Cache-Control', value: 'no-cache'}]},
    {source: '/assets/**', headers: [{key: 'cache-control', value: 'immutable'}]},
  ]
  const {headersOf} = readHosting(fileWith({trailingSlash: false, headers}))
  expect(headersOf('/assets/a.js').get('cache-control')).toBe('immutable')
  expect(headersOf('/about').get('cache-control')).toBe('no-cache')
})

test.each([
  [{trailingSlash: false, rewrites: []}, 'cannot apply: rewrites'],
  [{trailingSlash: true}, '"trailingSlash": false'],
  [{}, '"trailingSlash": false'],
])('a setting that Firebase would apply and this server does not is refused: %j', (hosting, message) => {
  expect(() => readHosting(fileWith(hosting))).toThrow(message)
})
