import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {sampleFolder} from '@upline/content/folder.ts'
import {packContent} from '@upline/content/pack.ts'
import {readDocuments} from '@upline/content/read-documents.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test} from 'vitest'

const folder = temporaryFolder()

test.each([
  ['{"_id": "a",\n  "_type": "page",,\n}', 'page/a.json: is not valid JSON: .*line 2 column 19'],
  ['{"_id": "a",\n', 'page/a.json: is not valid JSON: .*line 2 column 1'],
  ['[]', 'page/a.json: a document needs "_id" and "_type"'],
  ['{"_id": "b", "_type": "page"}', 'page/a.json: belongs in page/b.json'],
  [
    '{"_id": "a", "_type": "page", "x": [{"_key": "1"}, {"_key": "1"}]}',
    'page/a.json: x\\[1\\] needs a "_key" that is unique',
  ],
])('reports what is wrong with %j', (text, message) => {
  const file = join(folder, 'page/a.json')
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, text)
  const {problems} = readDocuments(folder)
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)])
})

test('the pack has one document in each line', () => {
  const {documents} = readDocuments(join(import.meta.dirname, '../../content/documents'))
  const lines = readFileSync(packContent(sampleFolder), 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(documents.map(({document}) => document))
})
