/** `node scripts/draw-section-thumbnails.ts` in studio/: draws the pictures of the section picker into static/sections. */
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {thumbnailName} from '@upline/schemas/sections/section-menu'
import {sectionWireframes} from './section-wireframes.ts'

const folder = join(import.meta.dirname, '../static/sections')
mkdirSync(folder, {recursive: true})
for (const [type, svg] of Object.entries(sectionWireframes))
  writeFileSync(join(folder, thumbnailName(type)), svg)
