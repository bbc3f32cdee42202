import {describe, expect, test} from 'vitest'
import {blockingRedirect, movesOf, redirectMutations} from './moves.ts'

const move = {id: 'page-a', from: '/old', to: '/new'}
const toPage = {
  to: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: 'page-a', _weak: true}},
  permanent: true,
  enabled: true,
}

describe('a page that moves', () => {
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
