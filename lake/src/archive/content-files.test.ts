import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import fc from 'fast-check'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {fromContentFiles, readContentFolder, toContentFiles, writeContentFolder} from './content-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-files-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const id = fc.stringMatching(/^(drafts\.|versions\.r1\.)?[A-Za-z0-9_][A-Za-z0-9_-]{0,30}$/)
const type = fc.oneof(
  fc.stringMatching(/^[a-zA-Z.]{1,12}$/),
  fc.string({unit: 'binary', minLength: 1, maxLength: 8}).filter(isWellFormed),
)
const content = fc.dictionary(
  fc.string({maxLength: 10}).filter((name) => !name.startsWith('_')),
  fc.jsonValue({maxDepth: 3}),
)
const documents = fc.uniqueArray(
  fc.tuple(id, type, content).map(([_id, _type, rest]) => ({_id, _type, ...rest})),
  {selector: ({_id}) => _id, maxLength: 12},
)

function isWellFormed(text: string): boolean {
  return text.isWellFormed()
}
// As they come out of a lake, which stores JSON.
const json = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('content as files', () => {
  test('round-trips through a folder byte for byte', () => {
    fc.assert(
      fc.property(documents, documents, (first, second) => {
        // What a type is called differs at times by capitals only, which some file systems take for one name.
        writeContentFolder(folder, json(first))
        writeContentFolder(folder, json(second))
        const read = readContentFolder(folder)
        const byId = (list: {_id: string}[]) => list.map((each) => JSON.stringify(each)).sort()
        expect(byId(read)).toEqual(byId(json(second)))
        expect([...toContentFiles(read)]).toEqual([...toContentFiles(json(second))])
      }),
      {numRuns: 100},
    )
  })

  test('ids that differ by capitals get files that every system tells apart', () => {
    const documents = [
      {_id: 'A', _type: 'page'},
      {_id: 'a', _type: 'page'},
    ]
    const files = toContentFiles(documents)
    expect([...files.keys()]).toEqual(['page/%41.json', 'page/a.json'])
    expect(fromContentFiles(files)).toEqual(documents)
  })

  test('is readable, and an edit changes one line', () => {
    const page = {
      _id: 'home',
      _type: 'page',
      _createdAt: '2026-01-01T00:00:00Z',
      _rev: 'a',
      _updatedAt: 'b',
      title: 'Home',
      tags: ['x'],
    }
    const text = toContentFiles([page]).get('page/home.json')
    expect(text).toBe(`{
  "_id": "home",
  "_type": "page",
  "_createdAt": "2026-01-01T00:00:00Z",
  "title": "Home",
  "tags": [
    "x"
  ]
}
`)
    const edited = toContentFiles([{...page, _rev: 'c', _updatedAt: 'd', title: 'Welcome'}]).get(
      'page/home.json',
    )
    const lines = text?.split('\n') ?? []
    expect(edited?.split('\n').filter((line) => !lines.includes(line))).toEqual(['  "title": "Welcome",'])
  })

  test('leaves other files and unchanged files alone', () => {
    mkdirSync(join(folder, '.git'))
    writeFileSync(join(folder, 'README.md'), 'mine')
    writeContentFolder(folder, [
      {_id: 'a', _type: 'page'},
      {_id: 'b', _type: 'page'},
    ])
    const before = statSync(join(folder, 'page/a.json')).mtimeMs
    writeContentFolder(folder, [{_id: 'a', _type: 'page'}])
    expect(statSync(join(folder, 'page/a.json')).mtimeMs).toBe(before)
    expect(readdirSync(folder).sort()).toEqual(['.git', 'README.md', 'page'])
    expect(readdirSync(join(folder, 'page'))).toEqual(['a.json'])
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine')
  })

  test.each([
    ['page/a.json', '{', 'page/a.json is not valid JSON'],
    ['page/a.json', '[]', 'page/a.json holds no document'],
    ['page/a.json', '{"_id":"b","_type":"page"}', 'belongs to page/b.json'],
    ['page/a.json', '{"_id":"../a","_type":"page"}', 'is not a document id'],
    ['page/a.json', '{"_id":"a"}', 'The document "a" has no _type'],
  ])('a file that is wrong is named: %s %s', (path, text, message) => {
    expect(() => fromContentFiles(new Map([[path, text]]))).toThrow(message)
  })
})
