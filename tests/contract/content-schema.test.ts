import {join} from 'node:path'
import {readDocuments} from '@upline/content/read-documents.ts'
import {expect, test} from 'vitest'
import {schemaProblems} from '../support/schema-check.ts'

const folder = join(import.meta.dirname, '../../content/documents')
const {documents, problems} = readDocuments(folder)

test('the sample content can be read', () => {
  expect(problems).toEqual([])
  expect(documents.length).toBeGreaterThan(100)
})

test('every document of the sample content is one its schema allows', () => {
  expect(documents.flatMap(({document}) => schemaProblems(document))).toEqual([])
})

test('what a schema does not allow is found', () => {
  const carrier = {_id: 'x', _type: 'carrier', rating: 'four', colour: 'red', fallbackText: 7}
  const found = schemaProblems(carrier)
  expect(found).toContain('x.colour: the schema has no such field')
  expect(found).toContain('x.fallbackText: a string is expected')
  expect(found).toContain('x.rating: a number is expected')
  expect(found).toContain('x.name: is required')
  expect(schemaProblems({_id: 'y', _type: 'course', level: 'Boats'} as never)).toContainEqual(
    expect.stringContaining('y.level: "Boats" is none of'),
  )
})
