import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {checkRedirectSource, checkRedirectTarget} from './check-redirect.ts'
import {type RedirectRule, validateRedirect, validateRedirectKind} from './redirects.ts'

test('loops and chains are refused, in both directions', () => {
  expect(validateRedirect({from: '/a', to: '/a?x=1'}, [])).toContain('itself')
  expect(validateRedirect({from: '/a', to: '/b'}, [{from: '/b', to: '/a'}])).toContain('circle')
  expect(validateRedirect({from: '/a', to: '/b'}, [{from: '/b', to: '/c'}])).toContain('Lead straight')
  expect(validateRedirect({from: '/b', to: '/c'}, [{from: '/a', to: '/b#x'}])).toContain('/a already leads')
  expect(validateRedirect({from: '/a', to: '/b'}, [{from: '/c', to: '/b'}])).toBeUndefined()
  expect(validateRedirect({from: '/a'}, [{from: '/b'}])).toBeUndefined()
})

test('redirects that were accepted one by one take one hop each', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', undefined)
  const wanted = fc.array(fc.record({from: fc.constantFrom('/a', '/b', '/c', '/d', '/e'), to: path}))
  fc.assert(
    fc.property(wanted, (rules) => {
      const accepted: RedirectRule[] = []
      for (const rule of rules) {
        if (accepted.some(({from}) => from === rule.from)) continue
        if (!validateRedirect(rule, accepted)) accepted.push(rule)
      }
      const sources = new Set(accepted.map(({from}) => from))
      for (const {to} of accepted) expect(to !== undefined && sources.has(to)).toBe(false)
    }),
  )
})

test('a redirect leads to a page or an address', () => {
  for (const kind of ['page', 'path', 'url', undefined]) expect(validateRedirectKind({kind})).toBeUndefined()
  for (const kind of ['email', 'phone', 'file', 'back'])
    expect(validateRedirectKind({kind})).toContain('address')
})

describe('in the dataset', () => {
  const documents = [
    {_id: 'page-annuities', _type: 'page', title: 'Annuities', path: '/insurance/annuities'},
    {
      _id: 'redirect-a',
      _type: 'redirect',
      from: '/annuity',
      to: {kind: 'page', page: {_ref: 'page-annuities'}},
      enabled: true,
    },
    {_id: 'redirect-off', _type: 'redirect', from: '/off', to: {kind: 'path', path: '/on'}, enabled: false},
  ]

  test('a page or another redirect keeps its path', async () => {
    const context = contextOver(documents, {document: {_id: 'drafts.redirect-new'}})
    expect(await checkRedirectSource('/insurance/annuities', context)).toContain('Annuities')
    expect(await checkRedirectSource('/annuity', context)).toContain('Another redirect')
    expect(await checkRedirectSource('/old', context)).toBeUndefined()
    expect(await checkRedirectSource('old', context)).toContain('starts with /')
    expect(
      await checkRedirectSource('/annuity', contextOver(documents, {document: {_id: 'redirect-a'}})),
    ).toBeUndefined()
  })

  test('a target is followed through the page it names', async () => {
    const aim = (redirect: Record<string, unknown>) => {
      const document = {_id: 'drafts.redirect-new', _type: 'redirect', ...redirect}
      return checkRedirectTarget(redirect.to, contextOver(documents, {document}))
    }
    expect(await aim({from: '/old', to: {kind: 'page', page: {_ref: 'page-annuities'}}})).toBeUndefined()
    expect(await aim({from: '/old', to: {kind: 'path', path: '/annuity'}})).toContain('Lead straight')
    expect(await aim({from: '/insurance/annuities', to: {kind: 'path', path: '/x'}})).toContain(
      '/annuity already leads',
    )
    expect(await aim({from: '/on', to: {kind: 'path', path: '/off'}})).toBeUndefined()
    expect(await aim({from: '/a', to: {kind: 'path', path: '/a'}, enabled: false})).toBeUndefined()
    expect(await aim({from: '/a', to: {kind: 'path', path: '/a'}})).toContain('itself')
  })
})
