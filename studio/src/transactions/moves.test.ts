import {describe, expect, test} from 'vitest'
import {blockingRedirect, movesOf, needsRedirect, redirectMutations} from './moves.ts'

const move = {id: 'page-a', from: '/old', to: '/new'}
const toPage = {
  to: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: 'page-a', _weak: true}},
  permanent: true,
  enabled: true,
}

describe('a page that moves', () => {
  test('gets a redirect from its old path, if wanted', () => {
    expect(redirectMutations([move], [], {withRedirects: false})).toEqual([])
    expect(redirectMutations([move], [])).toMatchObject([
      {create: {_id: expect.stringMatching(/^redirect-\w+$/), _type: 'redirect', from: '/old', ...toPage}},
    ])
  })

  test('uses the redirect that its old path already has', () => {
    const redirects = [{_id: 'redirect-old', from: '/old', enabled: false}]
    expect(redirectMutations([move], redirects)).toEqual([{patch: {id: 'redirect-old', set: toPage}}])
  })

  test('switches off the redirect away from its new path, for example when it moves back', () => {
    const redirects = [{_id: 'redirect-new', from: '/new', enabled: true}]
    expect(blockingRedirect(move, redirects)?._id).toBe('redirect-new')
    expect(redirectMutations([move], redirects, {withRedirects: false})).toEqual([
      {patch: {id: 'redirect-new', set: {enabled: false}}},
    ])
  })

  test('needs no redirect if it had no public path', () => {
    expect(needsRedirect(move)).toBe(true)
    expect(needsRedirect({...move, from: undefined})).toBe(false)
    expect(needsRedirect({...move, from: '/new'})).toBe(false)
  })
})

test('a carrier moves only between paths of published pages', () => {
  const carrier = (path: string, hasPage: boolean) => ({_id: 'c', _type: 'carrier', path, hasPage})
  const moves = (from: [string, boolean], to: [string, boolean]) =>
    movesOf([{id: 'c', published: carrier(...from), draft: carrier(...to)}])
  expect(moves(['/carriers/a', false], ['/carriers/b', false])).toEqual([])
  expect(moves(['/carriers/a', true], ['/carriers/b', false])).toEqual([])
  expect(moves(['/carriers/a', false], ['/carriers/b', true])).toEqual([
    {id: 'c', from: undefined, to: '/carriers/b'},
  ])
  expect(moves(['/carriers/a', true], ['/carriers/b', true])).toEqual([
    {id: 'c', from: '/carriers/a', to: '/carriers/b'},
  ])
})
