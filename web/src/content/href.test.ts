import fc from 'fast-check'
import {expect, test} from 'vitest'
import {emptyLink} from './content.fixture.ts'
import {hrefOf, targetOf} from './href.ts'
import type {Link} from './types.ts'

const link = (parts: Partial<Link>): Link => ({...emptyLink, ...parts})

test.each<[string, Partial<Link>, string]>([
  ['a page', {kind: 'page', page: {path: '/carriers'}}, '/carriers'],
  ['a place on a page', {kind: 'page', page: {path: '/about'}, anchor: 'team'}, '/about#team'],
  ['a path with query and hash', {kind: 'path', path: '/join?from=a#b'}, '/join?from=a#b'],
  ['an anchor of the same page', {kind: 'path', path: '#benefits'}, '#benefits'],
  ['an address', {kind: 'url', url: 'https://maps.example/x'}, 'https://maps.example/x'],
  ['a phone number', {kind: 'phone', phone: '(214) 555-0142'}, 'tel:2145550142'],
  [
    'a mail with subject and body',
    {kind: 'email', email: 'a@b.example', subject: 'Q & A', body: 'one\ntwo'},
    'mailto:a@b.example?subject=Q%20%26%20A&body=one%0D%0Atwo',
  ],
  [
    'a file',
    {kind: 'file', file: {name: 'Form', url: 'https://cdn.example/a.pdf'}},
    'https://cdn.example/a.pdf',
  ],
])('gives the address of %s', (_name, parts, href) => {
  expect(hrefOf(link(parts))).toBe(href)
})

test.each<[string, Partial<Link>]>([
  ['another host by two slashes', {kind: 'path', path: '//evil.example'}],
  ['another host by a backslash', {kind: 'path', path: '/\\evil.example'}],
  ['a script', {kind: 'url', url: 'javascript:alert(1)'}],
  ['a script in a path', {kind: 'path', path: 'javascript:alert(1)'}],
  ['data', {kind: 'url', url: 'data:text/html,x'}],
  ['a page whose path is another host', {kind: 'page', page: {path: '//evil.example'}}],
  ['a page whose path is a script', {kind: 'page', page: {path: 'javascript:alert(1)'}}],
  ['a page that is gone', {kind: 'page', page: null}],
  ['nothing', {kind: 'email'}],
])('lets %s lead nowhere', (_name, parts) => {
  expect(targetOf(link(parts))).toEqual({kind: 'none'})
})

test.each(['/calendar.ics', '/assets/files/abc.pdf?dl=Guide.pdf'])('leaves %s to the browser', (path) => {
  expect(targetOf(link({kind: 'path', path}))).toEqual({kind: 'outside', href: path})
  expect(targetOf(link({kind: 'path', path: `/search?q=${path}`}))).toMatchObject({kind: 'inside'})
})

test('never leaves the site by a path', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const href = hrefOf(link({kind: 'path', path: `/${text}`}))
      if (href) expect(new URL(href, 'https://site.example').host).toBe('site.example')
    }),
  )
})

test('encodes half an emoji', () => {
  const mail = {kind: 'email', email: 'a@b.example', subject: 'Hi \ud83d', body: '\ude00'} as const
  expect(hrefOf(link(mail))).toBe('mailto:a@b.example?subject=Hi%20%EF%BF%BD&body=%EF%BF%BD')
})

test('puts nothing but the address, subject and body into a mail', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, subject, body) => {
      const url = new URL(hrefOf(link({kind: 'email', email, subject, body})) ?? '')
      expect(decodeURIComponent(url.pathname)).toBe(email)
      expect([...url.searchParams.keys()].filter((name) => name !== 'subject' && name !== 'body')).toEqual([])
      expect(url.searchParams.get('subject') ?? '').toBe(subject)
    }),
  )
})
