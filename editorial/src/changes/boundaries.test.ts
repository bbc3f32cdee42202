import type {SanityClient} from '@sanity/client'
import {expect, test} from 'vitest'
import {boundariesOf} from './boundaries.ts'

test('a change has a boundary on each later first day and after each last day, of the document before and after it', async () => {
  const asked: unknown[] = []
  const client = {
    fetch: async (_query: string, {ids}: {ids: unknown}) => {
      asked.push(ids)
      return [{effectiveFrom: '2027-02-01', effectiveUntil: null}]
    },
  } as unknown as SanityClient
  const mutations = [
    {createOrReplace: {_id: 'a', _type: 'fact', effectiveFrom: '2027-01-01', effectiveUntil: '2027-12-31'}},
    {delete: {id: 'b'}},
    {create: {_id: 'c', _type: 'fact', effectiveFrom: '2020-01-01'}},
  ]
  expect(await boundariesOf(client, mutations, '2026-11-28')).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2028-01-01',
  ])
  expect(asked).toEqual([['a', 'b', 'c']])
})
