import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {detailOf, targetOf} from '@upline/schemas/objects/link-kinds.ts'
import {linkTarget} from '@upline/schemas/objects/link-preview.ts'
import {checkMailbox, checkPathExists} from '@upline/schemas/validation/check-link.ts'
import {
  mailboxProblem,
  phoneProblem,
  samePathProblem,
  webAddressProblem,
} from '@upline/schemas/validation/link-targets.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {contextOver} from '../dataset-context.ts'

describe('a path of this site', () => {
  test.each(['/', '/contact', '/contact?topic=elite', '/agent-benefits#benefits', '#benefits'])(
    'may be %s',
    (path) => {
      expect(samePathProblem(path)).toBe(true)
    },
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    'contact',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '/a\\b',
    '#',
    '/\t/evil.example',
  ])('may not be %j', (path) => {
    expect(samePathProblem(path)).toEqual(expect.any(String))
  })

  test('never leaves the site', () => {
    const risky = fc.string({unit: fc.constantFrom('/', '\\', '#', '?', ':', '@', '.', 'a', '\t', '\n', ' ')})
    fc.assert(
      fc.property(risky, (path) => {
        if (samePathProblem(path) !== true) return
        expect(new URL(path, 'https://site.example/page').origin).toBe('https://site.example')
      }),
    )
  })

  test('has the page path in it', () => {
    expect(pagePathOf('/contact?topic=elite#form')).toBe('/contact')
    expect(pagePathOf('/contact/')).toBe('/contact')
    expect(pagePathOf('/')).toBe('/')
    expect(pagePathOf('//')).toBe('/')
  })
})

describe('a web address', () => {
  test.each(['https://maps.example/?q=1', 'http://a.example', 'HTTPS://A.example'])(
    'may be %s',
    (address) => {
      expect(webAddressProblem(address)).toBe(true)
    },
  )

  test.each([
    'www.a.example',
    'javascript:alert(1)',
    '//a.example',
    'ftp://a.example',
    'https://',
    'https://a b',
    'data:text/html,x',
  ])('may not be %s', (address) => {
    expect(webAddressProblem(address)).toEqual(expect.any(String))
  })

  test('is http or https whenever it passes', () => {
    fc.assert(
      fc.property(
        fc.string().chain((rest) => fc.constantFrom(rest, `https://${rest}`, `http://a${rest}`)),
        (address) => {
          if (webAddressProblem(address) === true) expect(new URL(address).protocol).toMatch(/^https?:$/)
        },
      ),
    )
  })
})

describe('a mailbox or a number', () => {
  test.each(['hello@harboroak.example', '{email}'])('may be %s', (mailbox) =>
    expect(mailboxProblem(mailbox)).toBe(true),
  )
  test.each(['hello', 'a@b', 'a@b.c, d@e.f', 'a b@c.d', 'a@b.c?bcc=x@y.z@'])('may not be %s', (mailbox) =>
    expect(mailboxProblem(mailbox)).toEqual(expect.any(String)),
  )
  test.each(['(214) 555-0142', '+1 214 555 0142', '{phone}'])('may be %s', (phone) =>
    expect(phoneProblem(phone)).toBe(true),
  )
  test.each(['call us', '12', '1;ext=5'])('may not be %s', (phone) =>
    expect(phoneProblem(phone)).toEqual(expect.any(String)),
  )

  test('as a fact has to be there', async () => {
    const context = contextOver([{_id: 'f', _type: 'fact', key: 'email'}])
    expect(await checkMailbox('{email}', context)).toBe(true)
    expect(await checkMailbox('{emial}', context)).toContain('{email}')
  })
})

describe('the fields of a link', () => {
  const of = (kind?: string) => contextOver([], {parent: {kind}})

  test('are required for their own kind only', () => {
    const rule = targetOf('url', 'Give the address.', webAddressProblem)
    expect(rule(undefined, of('url'))).toBe('Give the address.')
    expect(rule('nonsense', of('url'))).toEqual(expect.any(String))
    expect(rule('nonsense', of('page'))).toBe(true)
    expect(targetOf('page', 'Choose.')(undefined, of(undefined))).toBe('Choose.')
    expect(detailOf('path', samePathProblem)('//x', of('page'))).toBe(true)
  })

  test('read as their target in lists', () => {
    expect(linkTarget({kind: 'page', pagePath: '/about', anchor: 'team', url: 'https://old.example'})).toBe(
      '/about#team',
    )
    expect(linkTarget({kind: 'url', url: 'https://a.example'})).toBe('https://a.example')
    expect(linkTarget({kind: 'page'})).toBeUndefined()
  })
})

test('a path that no published page has is a warning', async () => {
  const context = contextOver([
    {_id: 'page-contact', _type: 'page', path: '/contact'},
    {_id: 'drafts.page-new', _type: 'page', path: '/new'},
    {_id: 'redirect-team', _type: 'redirect', from: '/team', enabled: true},
    {_id: 'redirect-login', _type: 'redirect', from: '/login', enabled: false},
  ])
  for (const path of [
    '/contact',
    '/contact?topic=elite',
    '#form',
    '/join',
    '/team',
    '/downloads/sheet.html',
  ]) {
    expect(await checkPathExists(path, context), path).toBe(true)
  }
  for (const path of ['/new', '/login', '/careers']) {
    expect(await checkPathExists(path, context), path).toContain('Page not found')
  }
})
