import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readDocuments} from '@upline/content/read-documents.ts'
import {create, type Font} from 'fontkit'
import {expect, it} from 'vitest'

const root = join(import.meta.dirname, '../..')
// The file is one font, not a collection.
const face = create(readFileSync(join(root, 'web/src/styles/fonts/newsreader-600.woff2'))) as Font

/** Returns all characters of texts, without addresses, keys and other names. */
function charactersOf(value: unknown): string[] {
  if (typeof value === 'string') return [...value]
  if (Array.isArray(value)) return value.flatMap(charactersOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => (name.startsWith('_') ? [] : charactersOf(member)))
}

it('the face of headings has every character that occurs in the content', () => {
  const {documents} = readDocuments(join(root, 'content/documents'))
  const characters = new Set(documents.flatMap(({document}) => charactersOf(document)))
  expect(characters.size).toBeGreaterThan(60)
  const missing = [...characters].filter(
    (character) => character !== '\n' && !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})
