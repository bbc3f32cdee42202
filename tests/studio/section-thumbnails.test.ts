import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {thumbnailName} from '@upline/schemas/sections/section-menu'
import {sectionTypes} from '@upline/schemas/sections/section-names'
import {expect, test} from 'vitest'
import {sectionWireframes} from '../../studio/scripts/section-wireframes.ts'

const folder = join(import.meta.dirname, '../../studio/static/sections')

test('every section has its picture in the picker, as the script draws it', () => {
  expect(readdirSync(folder).sort()).toEqual(sectionTypes.map(thumbnailName).sort())
  for (const type of sectionTypes) {
    expect(readFileSync(join(folder, thumbnailName(type)), 'utf8'), type).toBe(sectionWireframes[type])
  }
})

test('a picture is named as the folder of its section', () => {
  expect(thumbnailName('cardGrid')).toBe('card-grid.svg')
  expect(thumbnailName('hero')).toBe('hero.svg')
})
