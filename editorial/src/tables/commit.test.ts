import type {SanityClient} from '@sanity/client'
import {expect, test} from 'vitest'
import {commitOperation, OperationRejected} from './commit.ts'

test('a transaction that is too large for hosted Sanity is rejected before it is sent', async () => {
  // A request would throw another error, because this client has no methods.
  const client = {} as SanityClient
  const text = 'é'.repeat(1_000_000)
  const mutations = [1, 2].map((n) => ({create: {_id: `page-${n}`, _type: 'page', text}}))
  await expect(commitOperation(client, mutations, '2 documents')).rejects.toThrow(OperationRejected)
  await expect(commitOperation(client, mutations.slice(1), '1 document')).rejects.not.toThrow(
    OperationRejected,
  )
})
