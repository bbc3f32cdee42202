import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import type {ContentDocument} from '@upline/content/json.ts'
import {packDocuments, packFolder} from '@upline/content/pack.ts'
import {ContentError, fileOf, parseDocument} from '@upline/content/readable.ts'
import {describe, expect, test} from 'vitest'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'upline-content-'))
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}

const documentFiles = (...documents: ContentDocument[]) =>
  Object.fromEntries(documents.map((document) => [`documents/${fileOf(document)}`, JSON.stringify(document)]))

const carrier: ContentDocument = {
  _id: 'carrier-a',
  _type: 'carrier',
  logo: {_type: 'picture', _sanityAsset: 'image@file://./images/a.png', alt: 'A'},
}

describe('folders', () => {
  test('a pack has every document and the assets it names', () => {
    const source = folderWith({...documentFiles(carrier), 'images/a.png': pixel, 'images/unused.png': pixel})
    expect(packFolder(source, join(source, 'dist'))).toEqual({documents: 1, problems: []})
    expect(readFileSync(join(source, 'dist/production.ndjson'), 'utf8')).toBe(packDocuments([carrier]))
    expect(readFileSync(join(source, 'dist/images/a.png'))).toEqual(pixel)
    expect(() => readFileSync(join(source, 'dist/images/unused.png'))).toThrow(/ENOENT/)
  })

  test('a missing image stops the pack and leaves the last one alone', () => {
    const source = folderWith({...documentFiles(carrier), 'dist/production.ndjson': 'earlier'})
    const {problems} = packFolder(source, join(source, 'dist'))
    expect(problems.map(({message}) => message)).toEqual([
      'carrier/carrier-a.json: there is no file images/a.png',
    ])
    expect(readFileSync(join(source, 'dist/production.ndjson'), 'utf8')).toBe('earlier')
  })
})

test.each([
  ['{\n  "_id": "a",\n  "_type": "page",,\n}', 'page/a.json:3:19'],
  ['{\n  "_id": "a",\n', 'page/a.json:3:1'],
  ['[]', 'page/a.json:1'],
])('damage is reported with file and line: %j', (text, place) => {
  expect(() => parseDocument(text, 'page/a.json')).toThrow(ContentError)
  expect(() => parseDocument(text, 'page/a.json')).toThrow(place)
})
