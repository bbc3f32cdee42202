import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readHosting, withRedirects} from '@upline/prerender/hosting.ts'
import {possibleRedirects} from '@upline/prerender/redirects.ts'
import {withHostRedirects} from '@upline/prerender/write-redirects.ts'
import {expect, test} from 'vitest'

type Redirect = Parameters<typeof possibleRedirects>[0][number]

const link = (fields: object) => fields as Redirect['to'] // a link as it stands in the lake
const path = (to: string) => link({kind: 'path', path: to})

test('a redirect for good has status 301, any other 302', () => {
  const {rules, failures} = possibleRedirects([
    {_id: 'a', from: '/a', to: path('/x'), permanent: true},
    {_id: 'b', from: '/b', to: path('/x?tab=c#d'), permanent: false},
    {_id: 'c', from: '/c', to: link({kind: 'url', url: 'https://portal.example/'}), permanent: null},
    {_id: 'd', from: '/a', to: path('/y'), permanent: false},
  ])
  expect(rules).toEqual([
    {source: '/join', destination: '/contact', type: 301},
    {source: '/a', destination: '/x', type: 301},
    {source: '/b', destination: '/x?tab=c#d', type: 302},
    {source: '/c', destination: 'https://portal.example/', type: 302},
  ])
  expect(failures.map(({message}) => message)).toEqual([
    expect.stringContaining('redirect d from /a has the path'),
  ])
})

test.each([
  {kind: 'email', email: 'a@b.example'},
  {kind: 'phone', phone: '555-0100'},
  {kind: 'path', path: '#top'},
  {kind: 'path', path: '//elsewhere.example'},
  {kind: 'url', url: 'javascript:alert(1)'},
  {kind: 'back'},
])('nobody is redirected to %j', (to) => {
  const {rules, failures} = possibleRedirects([{_id: 'a', from: '/a', to: link(to), permanent: true}])
  expect(rules.map(({source}) => source)).toEqual(['/join'])
  expect(failures[0]?.message).toContain('leads nowhere')
})

test('firebase.json takes the redirects of a build, and stays as it was otherwise', () => {
  const text = readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8')
  const written = withHostRedirects(text, [{source: '/a', destination: '/b', type: 302}])
  const before = JSON.parse(text)
  expect(JSON.parse(written)).toEqual({
    ...before,
    hosting: {...before.hosting, redirects: [{source: '/a', destination: '/b', type: 302}]},
  })
  expect(withHostRedirects(written, before.hosting.redirects)).toBe(text)
  expect(() => withHostRedirects('{}', [])).toThrow('put "redirects": [] back')
})

test('redirects of content come in place of those of the file', () => {
  const hosting = readHosting()
  expect(hosting.redirectOf('/join')).toMatchObject({destination: '/contact', type: 301})
  const rules = [{source: '/a', destination: '/b', type: 302} as const]
  const current = withRedirects(hosting, () => rules)
  expect(current.redirectOf('/a')).toBe(rules[0])
  expect(current.redirectOf('/join')).toBeUndefined()
})
