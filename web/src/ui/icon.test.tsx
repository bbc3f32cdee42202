import {readFileSync} from 'node:fs'
import {iconNames} from '@upline/domain/content/icon-names.ts'
import {expect, it} from 'vitest'

const sprite = new DOMParser().parseFromString(readFileSync('web/src/ui/icons.svg', 'utf8'), 'image/svg+xml')
const line =
  '[fill=none][stroke=currentColor][stroke-width="1.5"][stroke-linecap=round][stroke-linejoin=round]'
const drawn = [...sprite.querySelectorAll(`symbol[viewBox="0 0 24 24"]${line}`)]

it('has a drawing for every name that editors can choose', () => {
  expect(drawn.map(({id}) => id)).toEqual(expect.arrayContaining([...iconNames]))
})

it('draws each with shapes only, so that color comes from where it stands, and all have one stroke', () => {
  expect(new Set(drawn.map(({id}) => id)).size).toBe(drawn.length)
  const inside = drawn.flatMap((symbol) => [...symbol.querySelectorAll('*')])
  expect(inside.filter((shape) => !shape.matches('path, circle, ellipse, rect'))).toEqual([])
  expect(inside.filter((shape) => shape.matches('[fill], [stroke], [style], [class]'))).toEqual([])
})
