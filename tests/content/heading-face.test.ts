import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {walk} from '@upline/domain/content/walk.ts'
import {create, type Font} from 'fontkit'
import {expect, it} from 'vitest'
import {allDocuments} from './site-content.ts'

const root = join(import.meta.dirname, '../..')
// The file is one font, not a collection.
const face = create(readFileSync(join(root, 'web/src/styles/fonts/heading.woff2'))) as Font

it('the face of headings has every character that occurs in the content', () => {
  const characters = new Set<string>()
  walk(allDocuments, (value, path) => {
    if (typeof value === 'string' && !/(^|\.)_\w+$/.test(path)) for (const each of value) characters.add(each)
  })
  expect(characters.size).toBeGreaterThan(60)
  const missing = [...characters].filter(
    (character) => character !== '\n' && !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})
