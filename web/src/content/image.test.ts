import fc from 'fast-check'
import {expect, test} from 'vitest'
import {pictureOf} from './content.fixture.ts'
import {imageSource} from './image.ts'

const asset = {url: 'https://cdn.example/a.png', extension: 'png', width: 1600, height: 900}
const picture = pictureOf(asset)

test('offers sizes up to the original and never beyond', () => {
  const source = imageSource(picture)
  expect(source?.srcSet).toContain('w=480&auto=format&q=75 480w')
  expect(source?.srcSet).toContain('1600w')
  expect(source?.srcSet).not.toContain('1920w')
  expect(source).toMatchObject({width: 1600, height: 900})
})

test('cuts the whole original away around the hotspot', () => {
  const source = imageSource({...picture, hotspot: {x: 1, y: 0.5}}, {aspect: 1})
  expect(new URL(source?.src ?? '').searchParams.get('rect')).toBe('700,0,900,900')
})

test('cuts around the middle without a hotspot', () => {
  const rect = (aspect: number) => new URL(imageSource(picture, {aspect})?.src ?? '').searchParams.get('rect')
  expect([rect(1), rect(2)]).toEqual(['350,0,900,900', '0,50,1600,800'])
})

test('keeps the focal point inside the crop, even if it is outside', () => {
  const crop = {left: 0.5, right: 0, top: 0, bottom: 0}
  const rect = (hotspot: {x: number; y: number}) =>
    new URL(imageSource({...picture, crop, hotspot}, {aspect: 1})?.src ?? '').searchParams.get('rect')
  expect(rect({x: 0.75, y: 0.1})).toBe('800,0,800,800')
  expect(rect({x: 0.75, y: 0.9})).toBe('800,100,800,800')
  expect(rect({x: 0.1, y: 0.5})).toBe('800,50,800,800')
  const uncut = imageSource({...picture, crop, hotspot: {x: 0.75, y: 0.9}})
  expect(new URL(uncut?.src ?? '').searchParams.get('rect')).toBe('800,0,800,900')
})

test('is nothing without an asset', () => {
  expect(imageSource(null)).toBeUndefined()
  expect(imageSource({...picture, asset: null})).toBeUndefined()
})

test('cuts inside the picture whatever the editor chose', () => {
  const share = fc.double({min: 0, max: 0.45, noNaN: true})
  const place = fc.double({min: 0, max: 1, noNaN: true})
  const crop = fc.record({left: share, right: share, top: share, bottom: share})
  const hotspot = fc.record({x: place, y: place})
  const aspects = fc.double({min: 0.3, max: 3, noNaN: true})
  fc.assert(
    fc.property(crop, hotspot, aspects, (crop, hotspot, aspect) => {
      const source = imageSource({...picture, crop, hotspot}, {aspect})
      const [from = 0, down = 0, width = 0, height = 0] = (
        new URL(source?.src ?? '').searchParams.get('rect') ?? '0,0,1600,900'
      )
        .split(',')
        .map(Number)
      expect(Math.min(from, down)).toBeGreaterThanOrEqual(0)
      expect(from + width).toBeLessThanOrEqual(1600)
      expect(down + height).toBeLessThanOrEqual(900)
      expect(Math.abs(width - height * aspect)).toBeLessThan(3 * Math.max(1, aspect))
    }),
  )
})
