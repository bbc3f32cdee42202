import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {builtConfigFile, hostingOf, readHosting, withBuild, writeBuiltConfig} from './hosting.ts'

const folder = mkdtempSync(join(tmpdir(), 'upline-hosting-'))

function fileWith(hosting: object): string {
  const file = join(folder, 'firebase.json')
  writeFileSync(file, JSON.stringify({hosting}))
  return file
}

test.each([
  [{trailingSlash: false, rewrites: []}, 'cannot apply: rewrites'],
  [{trailingSlash: true}, '"trailingSlash": false'],
  [{}, '"trailingSlash": false'],
])('a setting that Firebase would apply and this server does not is refused: %j', (hosting, message) => {
  expect(() => readHosting(fileWith(hosting))).toThrow(message)
})

test.each([
  {source: '/blog/:post', destination: '/news/:name', type: 301},
  {source: '/blog/*', destination: '/news/:post', type: 301},
  {regex: '/blog/.*', destination: '/news', type: 301},
  {source: '/blog', destination: '/news', type: 307},
])('a redirect that Firebase would apply and this server does not is refused: %j', (redirect) => {
  const hosting = {trailingSlash: false, redirects: [redirect]}
  expect(() => readHosting(fileWith(hosting))).toThrow('cannot apply the redirect')
})

test('redirects of firebase.json, with wildcards, come before redirects of the content', () => {
  const own = {source: '/blog/**', destination: '/news', type: 301} as const
  const content = {source: '/blog/first', destination: '/about', type: 302} as const
  const config = readHosting(fileWith({trailingSlash: false, redirects: [own]}))
  writeBuiltConfig(join(folder, 'site'), withBuild(config, "default-src 'self'", [content]))
  const built = readHosting(builtConfigFile(join(folder, 'site')))
  expect(built.redirects).toEqual([own, content])
  for (const {redirectOf} of [hostingOf(built), hostingOf(config, () => [content])]) {
    expect(redirectOf('/blog/first')).toEqual(own)
    expect(redirectOf('/blog/2026/11/')).toEqual(own)
    expect(redirectOf('/blogs')).toBeUndefined()
  }
})

test('a build adds its policy and its redirects; what staff uploaded keeps a stricter policy', () => {
  const redirects = [{source: '/a', destination: '/b?list[]=\u0142$&', type: 302}] as const
  writeBuiltConfig(join(folder, 'site'), withBuild(readHosting(), "default-src 'self'", redirects))
  const {headersOf, redirectOf} = hostingOf(readHosting(builtConfigFile(join(folder, 'site'))))
  expect(headersOf('/about').get('content-security-policy')).toBe("default-src 'self'")
  expect(redirectOf('/a/')).toEqual(redirects[0])
  for (const path of ['/assets/files/a.html', '/assets/images/a-1x1.svg'])
    expect(headersOf(path).get('content-security-policy'), path).toContain('sandbox')
})
