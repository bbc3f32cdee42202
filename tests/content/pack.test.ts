import {createHash} from 'node:crypto'
import {globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import type {ContentDocument} from '@upline/content/json.ts'
import {packDocuments, packFolder} from '@upline/content/pack.ts'
import {ContentError, fileOf, parseDocument, printDocument} from '@upline/content/readable.ts'
import {unpackDocuments, unpackFolder} from '@upline/content/unpack.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {readableDocument} from './readable-document.ts'

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
  Object.fromEntries(documents.map((document) => [`documents/${fileOf(document)}`, printDocument(document)]))

const carrier: ContentDocument = {
  _id: 'carrier-a',
  _type: 'carrier',
  logo: {_type: 'picture', _sanityAsset: 'image@file://./images/a.png', alt: 'A'},
}

test('unpacking what was packed gives the same documents', () => {
  fc.assert(
    fc.property(fc.array(readableDocument, {maxLength: 5}), (documents) => {
      expect(unpackDocuments(packDocuments(documents), 'production.ndjson')).toEqual(documents)
    }),
  )
})

test('the sample content survives pack and unpack byte for byte', () => {
  const content = join(import.meta.dirname, '../../content')
  const folder = folderWith({})
  expect(packFolder(content, join(folder, 'dist')).problems).toEqual([])
  const unpacked = unpackFolder(join(folder, 'dist'), join(folder, 'content'))
  const files = globSync('documents/**/*.json', {cwd: content})
  expect(unpacked).toBe(files.length)
  for (const file of files) {
    expect(readFileSync(join(folder, 'content', file), 'utf8')).toBe(
      readFileSync(join(content, file), 'utf8'),
    )
  }
})

test('printing and parsing a document changes nothing but the order of its names', () => {
  fc.assert(
    fc.property(readableDocument, (document) => {
      const printed = printDocument(document)
      expect(parseDocument(printed, 'a.json')).toEqual(document)
      expect(printDocument(parseDocument(printed, 'a.json'))).toBe(printed)
    }),
  )
})

describe('folders', () => {
  test('a pack holds every document and the assets it names', () => {
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

  test('an export that names an image by its hash comes back under its own name', () => {
    const target = folderWith({...documentFiles(carrier), 'images/a.png': pixel})
    const name = `images/${createHash('sha1').update(pixel).digest('hex')}-1x1.png`
    const logo = {_type: 'picture', _sanityAsset: `image@file://./${name}`, alt: 'A'}
    const exported = {...carrier, _rev: 'x', _updatedAt: 'now', logo}
    const folder = folderWith({'data.ndjson': `${JSON.stringify(exported)}\n`, [name]: pixel})
    expect(unpackFolder(folder, target)).toBe(1)
    expect(readFileSync(join(target, 'documents/carrier/carrier-a.json'), 'utf8')).toBe(
      printDocument(carrier),
    )
  })

  test('documents that left the dataset leave the folder', () => {
    const target = folderWith(documentFiles({_id: 'fact-old', _type: 'fact'}))
    const folder = folderWith({'data.ndjson': '{"_id":"fact-new","_type":"fact"}\n'})
    unpackFolder(folder, target)
    expect(() => readFileSync(join(target, 'documents/fact/fact-old.json'))).toThrow(/ENOENT/)
    expect(readFileSync(join(target, 'documents/fact/fact-new.json'), 'utf8')).toContain('fact-new')
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

test('a damaged line of an export is named', () => {
  const ndjson = '{"_id":"a","_type":"fact"}\n{"_id":\n'
  expect(() => unpackDocuments(ndjson, 'data.ndjson')).toThrow(/^data\.ndjson:2:/)
})
