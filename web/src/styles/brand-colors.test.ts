import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {brandColors} from './brand-colors.ts'

test.each(Object.entries(brandColors))('%s is the colour of the stylesheet', (name, color) => {
  const property = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  expect(tokens).toContain(`${property}: ${color};`)
})
