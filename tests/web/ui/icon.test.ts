import {readFileSync} from 'node:fs'
import {iconNames} from '@upline/domain/content/icon-names.ts'
import {expect, it} from 'vitest'

const sprite = readFileSync('web/src/ui/icons.svg', 'utf8')
const line =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
const drawn = [
  ...sprite.matchAll(new RegExp(`<symbol id="([^"]+)" viewBox="0 0 24 24" ${line}>(.+)</symbol>`, 'g')),
]

it('has a drawing for every name that editors can choose', () => {
  expect(drawn.map(([, id]) => id)).toEqual(expect.arrayContaining([...iconNames]))
})

it('draws each with shapes only, so that color comes from where it stands, and all have one stroke', () => {
  expect(new Set(drawn.map(([, id]) => id)).size).toBe(drawn.length)
  for (const [, id, shapes] of drawn) {
    expect(shapes, id).toMatch(/^(<(path|circle|ellipse|rect) [^<>]+\/>)+$/)
    expect(shapes, id).not.toMatch(/fill|stroke|style|class/)
  }
})
