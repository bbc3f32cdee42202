import type {SanityClient} from '@sanity/client'
import {expect, test} from 'vitest'
import {commitOperation, OperationRefused} from './commit.ts'

test('what hosted Sanity would refuse for its size is refused before anything is sent', async () => {
  // It has no method: a request would throw another error.
  const client = {} as SanityClient
  const text = 'é'.repeat(1_000_000)
  const mutations = [1, 2].map((n) => ({create: {_id: `page-${n}`, _type: 'page', text}}))
  await expect(commitOperation(client, mutations, '2 documents')).rejects.toThrow(OperationRefused)
  await expect(commitOperation(client, mutations.slice(1), '1 document')).rejects.not.toThrow(
    OperationRefused,
  )
})
