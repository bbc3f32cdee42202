import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {validateAnchor} from './anchors.ts'
import {checkAlt} from './check-alt.ts'
import {checkFactKey} from './check-fact-key.ts'
import {checkAnchors, checkHero} from './check-page-sections.ts'
import {validatePastDate} from './dates.ts'
import {validateAlt} from './pictures.ts'
import {ratingText, validateRating} from './ratings.ts'
import {validateRows} from './tables.ts'
import {checkOnce} from './unique-values.ts'

describe('a rating', () => {
  test('is every tenth from 0 to 5 and nothing else', () => {
    for (let tenths = 0; tenths <= 50; tenths++)
      expect(validateRating(tenths / 10), `${tenths / 10}`).toBeUndefined()
    for (const wrong of [-0.1, 5.1, 4.65, 4.61, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(validateRating(wrong), `${wrong}`).toEqual(expect.any(String))
    }
  })

  test('that is valid shows unchanged', () => {
    fc.assert(
      fc.property(fc.double({min: -1, max: 6, noNaN: true}), (rating) => {
        if (validateRating(rating) === undefined) expect(Number(rating.toFixed(1))).toBeCloseTo(rating, 8)
      }),
    )
  })
})

test('a picture needs words unless it is decoration', () => {
  const asset = {_ref: 'image-a'}
  expect(validateAlt(undefined, {asset})).toEqual(expect.any(String))
  expect(validateAlt('  ', {asset})).toEqual(expect.any(String))
  expect(validateAlt('An oak', {asset})).toBeUndefined()
  expect(validateAlt(undefined, {asset, decorative: true})).toBeUndefined()
  expect(validateAlt(undefined, {})).toBeUndefined()
})

test('the text of one use may be left out where the picture has its own', async () => {
  const assets = [
    {_id: 'image-a', altText: 'An oak'},
    {_id: 'image-b', altText: ' '},
  ]
  const check = (id: string, alt?: string) =>
    checkAlt(alt, contextOver(assets, {parent: {asset: {_ref: id}}}))
  expect(await check('image-a')).toBeUndefined()
  expect(await check('image-a', 'Rings of an oak')).toBeUndefined()
  expect(await check('image-a', 'Picture')).toContain('doesn’t describe')
  expect(await check('image-b')).toContain('Media')
  expect(await check('image-gone')).toContain('Media')
  expect(await checkAlt(undefined, contextOver(assets, {parent: {}}))).toBeUndefined()
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
    expect(validateAlt(empty, {asset}), empty).toEqual(expect.any(String))
    expect(validateAlt(empty, {asset, decorative: true}), empty).toBeUndefined()
  }
  for (const said of ['Logo of Blue Anchor Life', 'Oak', 'Portrait of Ana Ruiz', '樹木']) {
    expect(validateAlt(said, {asset}), said).toBeUndefined()
  }
})

test('a list shows a rating unchanged', () => {
  expect([4, 4.3, 4.25].map(ratingText)).toEqual(['4.0', '4.3', '4.25'])
})

test('an anchor needs no escaping in an address', () => {
  expect(validateAnchor(undefined)).toBeUndefined()
  expect(validateAnchor('#benefits')).toContain('#')
  fc.assert(
    fc.property(fc.string(), (name) => {
      if (name && validateAnchor(name) === undefined) expect(encodeURIComponent(name)).toBe(name)
    }),
  )
})

describe('a comparison table', () => {
  const check = (rows: unknown, columns?: string[]) =>
    validateRows(rows, contextOver([], {parent: {columns}}))

  test('has a cell for each column in each row', () => {
    const rows = [
      {_key: 'a', feature: 'Premiums', cells: [{}, {}]},
      {_key: 'b', feature: 'Loans', cells: [{}]},
      {_key: 'c'},
    ]
    expect(check(rows.slice(0, 1), ['Term', 'Whole'])).toEqual([])
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
    expect(check(undefined)).toEqual([])
  })
})

test('a value is in a list once; members without one never clash', () => {
  const members = [{_key: 'a', key: 'plans'}, {_key: 'b', key: 'plans'}, {_key: 'c'}, {_key: 'd'}]
  const repeated = checkOnce('key', (key) => `${key} is taken`)
  expect(repeated(members)).toEqual([{message: 'plans is taken', path: [{_key: 'b'}]}])
  expect(repeated(members.slice(1))).toEqual([])
  expect(repeated(undefined)).toEqual([])
})

describe('the sections of a page', () => {
  test('have each anchor once, also inside tabs', () => {
    const tabs = {
      _key: 't',
      _type: 'tabs',
      panels: [{sections: [{_key: 's', _type: 'prose', anchor: 'benefits'}]}],
    }
    expect(checkAnchors([{_key: 'a', _type: 'hero'}, tabs])).toEqual([])
    expect(checkAnchors([{_key: 'a', _type: 'stats', anchor: 'benefits'}, tabs])).toEqual([
      {message: expect.stringContaining('benefits'), path: [{_key: 't'}]},
    ])
    expect(checkAnchors(undefined)).toEqual([])
  })

  test('start with one hero', () => {
    const section = (_type: string) => ({_key: _type, _type})
    expect(checkHero([section('hero'), section('prose')])).toBeUndefined()
    expect(checkHero([section('prose'), section('hero')])).toContain('Start')
    expect(checkHero([section('hero'), section('hero')])).toContain('one main heading')
    expect(checkHero([])).toBeUndefined()
  })
})

test('warns about a date in the future', () => {
  expect(validatePastDate('2026-03-02', '2026-03-01')).toContain('future')
  expect(validatePastDate('2026-03-01', '2026-03-01')).toBeUndefined()
  expect(validatePastDate(undefined, '2026-03-01')).toBeUndefined()
})

test('a fact’s key is well formed and its own', async () => {
  const facts = [{_id: 'fact-phone', _type: 'fact', key: 'phone', label: 'Main phone'}]
  const context = contextOver(facts, {document: {_id: 'drafts.fact-new'}})
  expect(await checkFactKey('partBPremium', context)).toBeUndefined()
  expect(await checkFactKey('Part B', context)).toContain('lowercase letter')
  expect(await checkFactKey('phone', context)).toContain('Main phone')
  expect(
    await checkFactKey('phone', contextOver(facts, {document: {_id: 'drafts.fact-phone'}})),
  ).toBeUndefined()
})
