import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {detailOf, targetOf} from '../objects/link-kinds.ts'
import {linkTarget} from '../objects/link-preview.ts'
import {checkMailbox, checkPathExists} from './check-link.ts'
import {validateMailbox, validatePhone, validateSitePath, validateWebAddress} from './link-targets.ts'

describe('a path of this site', () => {
  test.each(['/', '/contact', '/contact?topic=elite', '/agent-benefits#benefits', '#benefits'])(
    'may be %s',
    (path) => {
      expect(validateSitePath(path)).toBeUndefined()
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
    expect(validateSitePath(path)).toEqual(expect.any(String))
  })

  test('never leaves the site', () => {
    const risky = fc.string({unit: fc.constantFrom('/', '\\', '#', '?', ':', '@', '.', 'a', '\t', '\n', ' ')})
    fc.assert(
      fc.property(risky, (path) => {
        if (validateSitePath(path)) return
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
      expect(validateWebAddress(address)).toBeUndefined()
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
    expect(validateWebAddress(address)).toEqual(expect.any(String))
  })

  test('is http or https whenever it passes', () => {
    fc.assert(
      fc.property(
        fc.string().chain((rest) => fc.constantFrom(rest, `https://${rest}`, `http://a${rest}`)),
        (address) => {
          if (address && validateWebAddress(address) === undefined)
            expect(new URL(address).protocol).toMatch(/^https?:$/)
        },
      ),
    )
  })
})

describe('a mailbox or a number', () => {
  test.each(['hello@harboroak.example', '{email}'])('may be %s', (mailbox) =>
    expect(validateMailbox(mailbox)).toBeUndefined(),
  )
  test.each(['hello', 'a@b', 'a@b.c, d@e.f', 'a b@c.d', 'a@b.c?bcc=x@y.z@'])('may not be %s', (mailbox) =>
    expect(validateMailbox(mailbox)).toEqual(expect.any(String)),
  )
  test.each(['(214) 555-0142', '+1 214 555 0142', '{phone}'])('may be %s', (phone) =>
    expect(validatePhone(phone)).toBeUndefined(),
  )
  test.each(['call us', '12', '1;ext=5'])('may not be %s', (phone) =>
    expect(validatePhone(phone)).toEqual(expect.any(String)),
  )

  test('as a fact has to be there', async () => {
    const context = contextOver([{_id: 'f', _type: 'fact', key: 'email'}])
    expect(await checkMailbox('{email}', context)).toBeUndefined()
    expect(await checkMailbox('{emial}', context)).toContain('{email}')
  })
})

describe('the fields of a link', () => {
  const of = (kind?: string) => contextOver([], {parent: {kind}})

  test('are required for their own kind only', () => {
    const rule = targetOf('url', 'Give the address.', validateWebAddress)
    expect(rule(undefined, of('url'))).toBe('Give the address.')
    expect(rule('nonsense', of('url'))).toEqual(expect.any(String))
    expect(rule('nonsense', of('page'))).toBeUndefined()
    expect(targetOf('page', 'Choose.')(undefined, of(undefined))).toBe('Choose.')
    expect(detailOf('path', validateSitePath)('//x', of('page'))).toBeUndefined()
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
    '/login',
    '/downloads/sheet.html',
  ]) {
    expect(await checkPathExists(path, context), path).toBeUndefined()
  }
  for (const path of ['/new', '/careers']) {
    expect(await checkPathExists(path, context), path).toContain('Page not found')
  }
})
