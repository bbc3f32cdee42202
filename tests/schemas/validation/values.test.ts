import {anchorProblem} from '@upline/schemas/validation/anchors.ts'
import {checkAlt} from '@upline/schemas/validation/check-alt.ts'
import {checkFactKey} from '@upline/schemas/validation/check-fact-key.ts'
import {checkAnchors, checkHero} from '@upline/schemas/validation/check-page-sections.ts'
import {checkRows} from '@upline/schemas/validation/check-table.ts'
import {checkTabKeys} from '@upline/schemas/validation/check-tabs.ts'
import {futureDateProblem} from '@upline/schemas/validation/dates.ts'
import {altProblem} from '@upline/schemas/validation/pictures.ts'
import {ratingProblem, ratingText} from '@upline/schemas/validation/ratings.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {contextOver} from '../dataset-context.ts'

describe('a rating', () => {
  test('is every tenth from 0 to 5 and nothing else', () => {
    for (let tenths = 0; tenths <= 50; tenths++)
      expect(ratingProblem(tenths / 10), `${tenths / 10}`).toBe(true)
    for (const wrong of [-0.1, 5.1, 4.65, 4.61, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(ratingProblem(wrong), `${wrong}`).toEqual(expect.any(String))
    }
  })

  test('that is valid shows unchanged', () => {
    fc.assert(
      fc.property(fc.double({min: -1, max: 6, noNaN: true}), (rating) => {
        if (ratingProblem(rating) === true) expect(Number(rating.toFixed(1))).toBeCloseTo(rating, 8)
      }),
    )
  })
})

test('a picture needs words unless it is decoration', () => {
  const asset = {_ref: 'image-a'}
  expect(altProblem(undefined, {asset})).toEqual(expect.any(String))
  expect(altProblem('  ', {asset})).toEqual(expect.any(String))
  expect(altProblem('An oak', {asset})).toBe(true)
  expect(altProblem(undefined, {asset, decorative: true})).toBe(true)
  expect(altProblem(undefined, {})).toBe(true)
})

test('the text of one use may be left out where the picture has its own', async () => {
  const assets = [
    {_id: 'image-a', altText: 'An oak'},
    {_id: 'image-b', altText: ' '},
  ]
  const check = (id: string, alt?: string) =>
    checkAlt(alt, contextOver(assets, {parent: {asset: {_ref: id}}}))
  expect(await check('image-a')).toBe(true)
  expect(await check('image-a', 'Rings of an oak')).toBe(true)
  expect(await check('image-a', 'Picture')).toContain('says nothing')
  expect(await check('image-b')).toContain('Media')
  expect(await check('image-gone')).toContain('Media')
  expect(await checkAlt(undefined, contextOver(assets, {parent: {}}))).toBe(true)
})

test('words that would suit every picture are refused, and so are names of files', () => {
  const asset = {_ref: 'image-a'}
  for (const empty of [
    'Picture',
    'an image',
    'About this picture',
    'Photo 3',
    '…',
    'x',
    'IMG_2041',
    'hero-final.JPG',
  ]) {
    expect(altProblem(empty, {asset}), empty).toEqual(expect.any(String))
    expect(altProblem(empty, {asset, decorative: true}), empty).toBe(true)
  }
  for (const said of ['Logo of Blue Anchor Life', 'Oak', 'Portrait of Ana Ruiz', '樹木']) {
    expect(altProblem(said, {asset}), said).toBe(true)
  }
})

test('a list shows a rating unchanged', () => {
  expect([4, 4.3, 4.25].map(ratingText)).toEqual(['4.0', '4.3', '4.25'])
})

test('an anchor needs no escaping in an address', () => {
  expect(anchorProblem(undefined)).toBe(true)
  expect(anchorProblem('#benefits')).toContain('#')
  fc.assert(
    fc.property(fc.string(), (name) => {
      if (name && anchorProblem(name) === true) expect(encodeURIComponent(name)).toBe(name)
    }),
  )
})

describe('a comparison table', () => {
  const check = (rows: unknown, columns?: string[]) => checkRows(rows, contextOver([], {parent: {columns}}))

  test('has a cell for each column in each row', () => {
    const rows = [
      {_key: 'a', feature: 'Premiums', cells: [{}, {}]},
      {_key: 'b', feature: 'Loans', cells: [{}]},
      {_key: 'c'},
    ]
    expect(check(rows.slice(0, 1), ['Term', 'Whole'])).toBe(true)
    expect(check(rows, ['Term', 'Whole'])).toEqual([
      {
        message: '“Loans” has 1 cell, the table has 2 columns. Give each column one cell.',
        path: [{_key: 'b'}],
      },
      {
        message: 'A row has 0 cells, the table has 2 columns. Give each column one cell.',
        path: [{_key: 'c'}],
      },
    ])
    expect(check(undefined)).toBe(true)
  })
})

test('a tab key leads to one tab', () => {
  expect(
    checkTabKeys([{_key: 'a', key: 'plans'}, {_key: 'b', key: 'comparison'}, {_key: 'c'}, {_key: 'd'}]),
  ).toBe(true)
  expect(
    checkTabKeys([
      {_key: 'a', key: 'plans'},
      {_key: 'b', key: 'plans'},
    ]),
  ).toEqual([{message: expect.stringContaining('plans'), path: [{_key: 'b'}]}])
})

describe('the sections of a page', () => {
  test('have each anchor once, also inside tabs', () => {
    const tabs = {
      _key: 't',
      _type: 'tabs',
      panels: [{sections: [{_key: 's', _type: 'prose', anchor: 'benefits'}]}],
    }
    expect(checkAnchors([{_key: 'a', _type: 'hero'}, tabs])).toBe(true)
    expect(checkAnchors([{_key: 'a', _type: 'stats', anchor: 'benefits'}, tabs])).toEqual([
      {message: expect.stringContaining('benefits'), path: [{_key: 't'}]},
    ])
    expect(checkAnchors(undefined)).toBe(true)
  })

  test('start with one hero', () => {
    const section = (_type: string) => ({_key: _type, _type})
    expect(checkHero([section('hero'), section('prose')])).toBe(true)
    expect(checkHero([section('prose'), section('hero')])).toContain('Start')
    expect(checkHero([section('hero'), section('hero')])).toContain('one main heading')
    expect(checkHero([])).toBe(true)
  })
})

test('warns about a date in the future', () => {
  expect(futureDateProblem('2026-03-02', '2026-03-01')).toContain('future')
  expect(futureDateProblem('2026-03-01', '2026-03-01')).toBe(true)
  expect(futureDateProblem(undefined, '2026-03-01')).toBe(true)
})

test('a fact’s key is well formed and its own', async () => {
  const facts = [{_id: 'fact-phone', _type: 'fact', key: 'phone', label: 'Main phone'}]
  const context = contextOver(facts, {document: {_id: 'drafts.fact-new'}})
  expect(await checkFactKey('partBPremium', context)).toBe(true)
  expect(await checkFactKey('Part B', context)).toContain('small letter')
  expect(await checkFactKey('phone', context)).toContain('Main phone')
  expect(await checkFactKey('phone', contextOver(facts, {document: {_id: 'drafts.fact-phone'}}))).toBe(true)
})
