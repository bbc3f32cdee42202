import {join} from 'node:path'
import {readDocuments} from '@upline/content/read-documents.ts'
import {expect, test} from 'vitest'
import {schemaProblems} from '../support/schema-check.ts'

const {documents} = readDocuments(join(import.meta.dirname, '../../content/documents'))

test('every topic that a link names is one that the form knows', () => {
  const text = JSON.stringify(documents)
  const named = new Set([...text.matchAll(/\/contact\?topic=([^"&#]*)/g)].map(([, topic]) => topic))
  expect(named.size).toBeGreaterThan(5)
  const form = documents.find(({document}) => document._type === 'inquirySettings')?.document
  const topics = form?.topics as {key: string}[] // what the schema allows, as the next lines make sure
  expect(form && schemaProblems(form)).toEqual([])
  expect(topics.map(({key}) => key)).toEqual(expect.arrayContaining([...named]))
})
