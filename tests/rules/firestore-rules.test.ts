import {escapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {type Limits, limits} from '@upline/domain/inquiry/limits.ts'
import {inquiryStatuses, nextStatuses} from '@upline/domain/inquiry/status.ts'
import {storedPatterns} from '@upline/domain/inquiry/stored-patterns.ts'
import {inquiryTypes} from '@upline/domain/inquiry/types.ts'
import {RuleTimestamp, type RuleValue} from '@upline/local/firestore/rules/values.ts'
import {describe, expect, test} from 'vitest'
import {inquiryPath, rules, rulesAllow, rulesSource, time} from './firestore-rules.ts'

// The longest that one character becomes.
const widest = escapeHtml('"')

type Texts = Record<string, string>

const metadata: Texts = {source: '/contact', referrer: '', userAgent: 'Mozilla/5.0'}
const consent: Texts = {version: '1', time: '2026-11-21T09:00:00.000Z', page: '/contact'}
const quote: Texts = {productType: 'Term Life', coverage: '$250,000', premium: ''}
const contracting: Texts = {npn: '12345678', carriers: 'Blue Anchor Life', lines: 'Life', states: 'TX, OK'}
const inquiry: Record<string, string | boolean | Texts> = {
  type: 'agent',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '(214) 555-0134',
  message: 'Please call me.',
  status: 'new',
  metadata,
  consent,
  quote,
  contracting,
}

/** Changed fields of the inquiry. A group contains only its changed fields. */
type Changes = Record<string, string | boolean | Texts>

function allows(changes: Changes): boolean {
  const changed = Object.entries(changes).map(([name, value]) => {
    const before = inquiry[name]
    return [name, typeof value === 'object' && typeof before === 'object' ? {...before, ...value} : value]
  })
  return rulesAllow({...inquiry, ...Object.fromEntries(changed)})
}

/** Name and message, then every text that is cut to the limit of metadata. */
const bounded: [string, Limits, (value: string) => Changes][] = [
  ['name', limits.name, (name) => ({name})],
  ['message', limits.message, (message) => ({message})],
  ['source', limits.metadata, (value) => ({metadata: {source: value}})],
  ['referrer', limits.metadata, (value) => ({metadata: {referrer: value}})],
  ['userAgent', limits.metadata, (value) => ({metadata: {userAgent: value}})],
  ['version of the consent', {...limits.metadata, min: 1}, (version) => ({consent: {version}})],
  ['product of a quote', limits.metadata, (productType) => ({quote: {productType}})],
  ['coverage of a quote', limits.metadata, (coverage) => ({quote: {coverage}})],
  ['premium of a quote', limits.metadata, (premium) => ({quote: {premium}})],
  ['carriers of a contract', limits.contracting, (carriers) => ({contracting: {carriers}})],
  ['lines of a contract', limits.contracting, (lines) => ({contracting: {lines}})],
  ['states of a contract', limits.contracting, (states) => ({contracting: {states}})],
  ['text of the consent', limits.consent, (text) => ({consent: {text}})],
  ['page of the consent', {...limits.metadata, min: 1}, (page) => ({consent: {page}})],
]

describe('firestore.rules', () => {
  test.each(bounded)('take a %s of exactly the lengths that the site sends', (_, {min, max}, change) => {
    expect(allows(change(widest.repeat(max)))).toBe(true)
    expect(allows(change(`${widest.repeat(max)}x`))).toBe(false)
    expect(allows(change('x'.repeat(min)))).toBe(true)
    if (min > 0) expect(allows(change('x'.repeat(min - 1)))).toBe(false)
  })

  test.each(bounded)('take no %s with raw markup', (_, {min}, change) => {
    for (const raw of ['<', '>', '"', "'", '&', '&nbsp;', '&amp']) {
      expect(allows(change('x'.repeat(min) + raw)), raw).toBe(false)
    }
  })

  test('bound the address as its limit does', () => {
    expect(rulesSource).toContain(
      `isEscaped(data.email, ${limits.email.min}, ${limits.email.max * widest.length})`,
    )
  })

  test.each(Object.entries(storedPatterns))('have the same pattern of %s', (_, pattern) => {
    const literals = [...rulesSource.matchAll(/matches\((['"])(.*)\1\)/g)].map(([, , text]) =>
      text?.replaceAll('\\"', '"'),
    )
    expect(literals).toContain(pattern)
  })

  test.each<[Changes, boolean]>([
    [{email: ''}, true],
    [{email: '', phone: ''}, false],
    [{email: 'ada'}, false],
    [{quote: {price: 'x'}}, false],
    [{contracting: {ssn: 'x'}}, false],
    [{contracting: {npn: '12-34'}}, false],
    [{type: 'quote'}, false],
    ...inquiryTypes.map((type): [Changes, boolean] => [{type}, true]),
  ])('take %o: %s', (changes, isAllowed) => {
    expect(allows(changes)).toBe(isAllowed)
  })

  const secrets = ['Mine is 123-45-6789.', 'My SSN: 123456789', '1EG4-TE5-MK73']
  const places: [string, (text: string) => Changes][] = [
    ['name', (name) => ({name})],
    ['message', (message) => ({message})],
    ['carriers', (carriers) => ({contracting: {carriers}})],
    ['lines', (lines) => ({contracting: {lines}})],
    ['states', (states) => ({contracting: {states}})],
    ['coverage', (coverage) => ({quote: {coverage}})],
  ]
  test.each(places)('take a Social Security or Medicare number in the %s only if confirmed', (_, change) => {
    for (const text of secrets) {
      expect(allows(change(text)), text).toBe(false)
      expect(allows({...change(text), confirmed: true}), text).toBe(true)
      expect(allows({...change(text), confirmed: false}), text).toBe(false)
    }
    for (const text of ['Call 214-555-0142 please', 'TX 75201-1234 is mine', 'NPN 12345678 is mine']) {
      expect(allows(change(text)), text).toBe(true)
    }
  })

  test('let staff change a status as the map in status.ts says', () => {
    const changedAt = new RuleTimestamp(time)
    for (const before of inquiryStatuses)
      for (const after of inquiryStatuses) {
        const isAllowed = rules.allows({
          method: 'update',
          path: inquiryPath,
          time,
          token: new Map([['staff', true]]),
          before: new Map([['status', before]]),
          after: new Map<string, RuleValue>([
            ['status', after],
            ['changedAt', changedAt],
          ]),
        })
        const allowed: readonly string[] = [before, ...nextStatuses[before]]
        expect(isAllowed, `${before} to ${after}`).toBe(allowed.includes(after))
      }
  })
})
