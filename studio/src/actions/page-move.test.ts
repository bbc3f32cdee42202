import {describe, expect, test} from 'vitest'
import {movesOf} from '../transactions/moves.ts'
import {type Move, moveActions, needsRedirect, redirectInTheWay, staysBelow} from './page-move.ts'

const move: Move = {pageId: 'page-a', from: '/old', to: '/new', redirects: [], newRedirectId: 'redirect-1'}
const publish = {
  actionType: 'sanity.action.document.publish',
  draftId: 'drafts.page-a',
  publishedId: 'page-a',
}
const toPage = {
  to: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: 'page-a', _weak: true}},
  permanent: true,
  enabled: true,
}

describe('a page that moves', () => {
  test('is published alone, or with a redirect from its old path, in one transaction', () => {
    expect(moveActions(move, false)).toEqual([publish])
    expect(moveActions(move, true)).toMatchObject([
      {
        actionType: 'sanity.action.document.create',
        attributes: {_id: 'drafts.redirect-1', _type: 'redirect', from: '/old', ...toPage},
      },
      {actionType: 'sanity.action.document.publish', publishedId: 'redirect-1'},
      publish,
    ])
  })

  test('uses the redirect that its old path has already', () => {
    const redirects = [{_id: 'redirect-old', from: '/old', enabled: false}]
    expect(moveActions({...move, redirects}, true)).toMatchObject([
      {actionType: 'sanity.action.document.edit', publishedId: 'redirect-old', patch: {set: toPage}},
      {actionType: 'sanity.action.document.publish', publishedId: 'redirect-old'},
      publish,
    ])
  })

  test('switches off the redirect that leads away from its new path, as after moving back', () => {
    const back = {...move, redirects: [{_id: 'redirect-new', from: '/new', enabled: true}]}
    expect(redirectInTheWay(back)?._id).toBe('redirect-new')
    expect(moveActions(back, false)).toMatchObject([
      {publishedId: 'redirect-new', patch: {set: {enabled: false}}},
      {actionType: 'sanity.action.document.publish', publishedId: 'redirect-new'},
      publish,
    ])
  })

  test('needs no redirect where nobody knows the old path', () => {
    expect(needsRedirect(move)).toBe(true)
    expect(needsRedirect({...move, from: undefined})).toBe(false)
    expect(needsRedirect({...move, from: '/new'})).toBe(false)
  })
})

test('a move names what stays below the old path', () => {
  expect(staysBelow('/insurance', [])).toBeUndefined()
  expect(staysBelow('/insurance', ['Life', 'Health', 'Medicare', 'Annuities'])).toBe(
    'What is below /insurance stays where it is: “Life”, “Health”, “Medicare”, 1 more. Move these too if they belong to the page.',
  )
})

test('a carrier moves only from and to an address that it has', () => {
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
