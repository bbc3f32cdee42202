import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {validateAnchor} from './anchors.ts'
import {checkAnchors, checkHero, checkTabKeys} from './check-page-sections.ts'
import {validateEventEnd, validateTime} from './event-times.ts'
import {checkFactKey} from './facts.ts'
import {validateMailbox, validatePhone, validateSitePath, validateWebAddress} from './link-targets.ts'
import {validatePastDate} from './periods.ts'
import {checkAlt, validateAlt} from './pictures.ts'
import {ratingText, validateRating} from './ratings.ts'
import {validateRows} from './tables.ts'
import {checkOnce} from './unique-values.ts'

interface Case {
  what: string
  validate: (value: never) => string | undefined
  valid: readonly unknown[]
  invalid: readonly unknown[]
}
const day = {startDate: '2027-01-14', startTime: '11:00', endTime: '12:30'}
const alt = (text: string | undefined) => validateAlt(text, {asset: {_ref: 'image-a'}})
const foreign = ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example']
const otherSchemes = ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', '//a.example']
const meaningless = ['Picture', 'an image', 'About this picture', 'Photo 3', 'IMG_2041', 'hero-final.JPG']
const cases: Case[] = [
  {
    what: 'a path of this site',
    validate: validateSitePath,
    valid: ['/', '/contact', '/contact?topic=elite', '/agent-benefits#benefits', '#benefits'],
    invalid: [...foreign, 'contact', 'javascript:alert(1)', '/a b', '/a\\b', '#'],
  },
  {
    what: 'a web address',
    validate: validateWebAddress,
    valid: ['https://maps.example/?q=1', 'http://a.example', 'HTTPS://A.example', undefined],
    invalid: ['www.a.example', 'https://', 'https://a b', ...otherSchemes],
  },
  {
    what: 'a mailbox',
    validate: validateMailbox,
    valid: ['hello@harboroak.example', '{email}'],
    invalid: ['hello', 'a@b', 'a@b.c, d@e.f', 'a b@c.d', 'a@b.c?bcc=x@y.z@'],
  },
  {
    what: 'a phone number',
    validate: validatePhone,
    valid: [
      ...[
        '(214) 555-0142',
        '+1 214 555 0142',
        '{phone}',
        '711',
        '988',
        '1-800-MEDICARE',
        '(214) 555-0142 x5',
        '555-0142',
        '+123456789012345',
      ],
      ...['214\u2011555\u20110142', '1-800-555-0142 ext. 7', '(214) 555-0142, extension 5'],
    ],
    invalid: ['call us', '12', '1;ext=5', '555-014', '+1234567890123456'],
  },
  {
    what: 'a time',
    validate: validateTime,
    valid: ['00:00', '09:05', '23:59', undefined, ''],
    invalid: ['9:00', '24:00', '12:60', '0900', '9 AM', '12:00 '],
  },
  {
    what: 'an event',
    validate: validateEventEnd,
    valid: [
      day,
      {},
      {...day, endTime: '10:00', endDate: '2027-01-15'},
      {...day, endTime: '10:00', allDay: true},
    ],
    invalid: [
      {...day, endTime: '11:00'},
      {...day, endDate: '2027-01-13'},
      {startDate: '2027-03-06', endDate: '2027-03-07', weekdays: true},
      {...day, endTime: '10:00', endDate: '2027-01-29', weekdays: true},
    ],
  },
  {
    what: 'a rating',
    validate: validateRating,
    valid: Array.from({length: 51}, (_, tenths) => tenths / 10),
    invalid: [-0.1, 5.1, 4.65, 4.61, Number.NaN, Number.POSITIVE_INFINITY],
  },
  {
    what: 'an anchor',
    validate: validateAnchor,
    valid: [undefined, 'how-it-works'],
    invalid: ['#benefits', 'A b'],
  },
  {
    what: 'a date',
    validate: validatePastDate,
    valid: [undefined, '2026-03-01'],
    invalid: ['2999-03-02'],
  },
  {
    what: 'an alt text',
    validate: alt,
    valid: ['An oak', 'Logo of Blue Anchor Life', 'Oak', 'Portrait of Ana Ruiz', '樹木'],
    invalid: [undefined, '  ', '…', 'x', ...meaningless],
  },
]

describe.each(cases)('$what', ({validate, valid, invalid}) => {
  test.each(valid)('may be %j', (value) => expect(validate(value as never)).toBeUndefined())
  test.each(invalid)('may not be %j', (value) => expect(validate(value as never)).toEqual(expect.any(String)))
})

test('the error for a time with AM or PM names the time in 24 hours', () => {
  const errors = ['2:30 PM', '12 am', '12:05 PM', '9AM'].map(validateTime)
  expect(errors).toEqual([
    'Enter 14:30 for 2:30 PM.',
    'Enter 00:00 for 12 am.',
    'Enter 12:05 for 12:05 PM.',
    'Enter 09:00 for 9AM.',
  ])
})

test('a picture that is decoration, or not there, needs no alt text', () => {
  expect(validateAlt(undefined, {asset: {_ref: 'image-a'}, decorative: true})).toBeUndefined()
  expect(validateAlt(undefined, {})).toBeUndefined()
})

test('the text of one use is optional if the picture has alt text', async () => {
  const assets = [
    {_id: 'image-a', altText: 'An oak'},
    {_id: 'image-b', altText: ' '},
  ]
  const check = (id: string, text?: string) =>
    checkAlt(text, contextOver(assets, {parent: {asset: {_ref: id}}}))
  expect(await check('image-a')).toBeUndefined()
  expect(await check('image-a', 'Rings of an oak')).toBeUndefined()
  expect(await check('image-a', 'Picture')).toContain('doesn’t describe')
  expect(await check('image-b')).toContain('Media')
  expect(await check('image-gone')).toContain('Media')
  expect(await checkAlt(undefined, contextOver(assets, {parent: {}}))).toBeUndefined()
})

test('a valid path never leaves the site', () => {
  const risky = fc.string({unit: fc.constantFrom('/', '\\', '#', '?', ':', '@', '.', 'a', '\t', '\n', ' ')})
  fc.assert(
    fc.property(risky, (path) => {
      if (validateSitePath(path)) return
      expect(new URL(path, 'https://site.example/page').origin).toBe('https://site.example')
    }),
  )
})

test('a valid web address is http or https', () => {
  const address = fc.string().chain((rest) => fc.constantFrom(rest, `https://${rest}`, `http://a${rest}`))
  fc.assert(
    fc.property(address, (text) => {
      if (text && !validateWebAddress(text)) expect(new URL(text).protocol).toMatch(/^https?:$/)
    }),
  )
})

test('a valid anchor needs no escaping in an address', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      if (!validateAnchor(name)) expect(encodeURIComponent(name)).toBe(name)
    }),
  )
})

test('a list shows a rating unchanged', () => {
  expect([4, 4.3, 4.25].map(ratingText)).toEqual(['4.0', '4.3', '4.25'])
})

test('a comparison table has a cell for each column in each row', () => {
  const check = (rows: unknown, columns?: string[]) =>
    validateRows(rows, contextOver([], {parent: {columns}}))
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

test('values of a list are unique; members without a value are ignored', () => {
  const members = [{_key: 'a', key: 'plans'}, {_key: 'b', key: 'plans'}, {_key: 'c'}, {_key: 'd'}]
  const repeated = checkOnce('key', (key) => `${key} is taken`)
  expect(repeated(members)).toEqual([{message: 'plans is taken', path: [{_key: 'b'}]}])
  expect(repeated(members.slice(1))).toEqual([])
  expect(repeated(undefined)).toEqual([])
})

test('anchors of a page are unique, also in tabs', () => {
  const panels = [{sections: [{_key: 's', _type: 'prose', anchor: 'benefits'}]}]
  const tabs = {_key: 't', _type: 'tabs', panels}
  expect(checkAnchors([{_key: 'a', _type: 'hero'}, tabs])).toEqual([])
  expect(checkAnchors([{_key: 'a', _type: 'stats', anchor: 'benefits'}, tabs])).toEqual([
    {message: expect.stringContaining('benefits'), path: [{_key: 't'}]},
  ])
  expect(checkAnchors(undefined)).toEqual([])
})

test('keys of tabs are unique on a page, because the address names the open tabs of all sections', () => {
  const tabs = (_key: string, ...keys: string[]) => ({
    _key,
    _type: 'tabs',
    panels: keys.map((key) => ({key})),
  })
  expect(checkTabKeys([tabs('a', 'plans', 'rates'), tabs('b', 'terms'), {_key: 'c', _type: 'hero'}])).toEqual(
    [],
  )
  expect(checkTabKeys([tabs('a', 'plans', 'rates'), tabs('b', 'rates', 'terms')])).toEqual([
    {message: expect.stringContaining('?tab=rates'), path: [{_key: 'b'}]},
  ])
  expect(checkTabKeys(undefined)).toEqual([])
})

test('a page starts with one hero', () => {
  const check = (...types: string[]) => checkHero(types.map((_type) => ({_key: _type, _type})))
  expect(check('hero', 'prose')).toBeUndefined()
  expect(check('prose', 'hero')).toContain('Start')
  expect(check('hero', 'hero')).toContain('one main heading')
  expect(check()).toBeUndefined()
})

test('a fact’s key is well formed and its own', async () => {
  const facts = [{_id: 'fact-phone', _type: 'fact', key: 'phone', label: 'Main phone'}]
  const check = (key: string, _id = 'drafts.fact-new') =>
    checkFactKey(key, contextOver(facts, {document: {_id, _type: 'fact', key}}))
  expect(await check('partBPremium')).toBeUndefined()
  expect(await check('Part B')).toContain('lowercase letter')
  expect(await check('phone')).toContain('Main phone')
  expect(await check('phone', 'drafts.fact-phone')).toBeUndefined()
})
