import {expect, it} from 'vitest'
import {validateFileType} from './file-types.ts'

it.each(['html', 'xhtml', 'svg', 'js', 'mjs', 'exe', 'zip'])('refuses .%s with a sentence', (type) => {
  expect(validateFileType(`file-0a1b2c-${type}`)).toContain(`.${type} can’t be offered`)
})

it.each(['file-0a1b2c-pdf', 'file-0a1b2c-docx', undefined, 'image-0a1b2c-10x10-svg'])('accepts %s', (id) => {
  expect(validateFileType(id)).toBeUndefined()
})
