import type {EffectGroup} from '@upline/domain/content/publish-effect.ts'
import {expect, test} from 'vitest'
import {mergeGroups} from './effect.ts'

const group = (path: string, texts: string[], state: EffectGroup['state'] = 'changed'): EffectGroup => ({
  where: [{title: path, path}],
  state,
  changes: texts.map((after) => ({place: 'Page', after})),
})
const merged = (...groups: EffectGroup[]) =>
  mergeGroups(groups).map(({where, state, changes}) => [
    where.map(({path}) => path).join(),
    state,
    changes.map(({after}) => after).join(),
  ])

test('a change that three pages share is one group, and each page keeps its own changes', () => {
  expect(merged(group('/a', ['footer', 'own']), group('/b', ['footer']), group('/c', ['footer']))).toEqual([
    ['/a,/b,/c', 'changed', 'footer'],
    ['/a', 'changed', 'own'],
  ])
})

test('two pages share all of their changes, or none', () => {
  expect(merged(group('/a', ['x', 'y']), group('/b', ['x', 'y']), group('/c', ['x']))).toEqual([
    ['/a,/b,/c', 'changed', 'x'],
    ['/a,/b', 'changed', 'y'],
  ])
  expect(merged(group('/a', ['x', 'y']), group('/b', ['x']))).toEqual([
    ['/a', 'changed', 'x,y'],
    ['/b', 'changed', 'x'],
  ])
})

test('pages that have gone are one group; a page without a visible change is in none', () => {
  expect(merged(group('/a', [], 'gone'), group('/b', [], 'gone'), group('/c', []))).toEqual([
    ['/a,/b', 'gone', ''],
  ])
})

test('the changes of given groups stay as they are', () => {
  const groups = [group('/a', [], 'gone'), group('/b', [], 'gone')]
  mergeGroups(groups)
  expect(groups.map(({where}) => where.length)).toEqual([1, 1])
})
