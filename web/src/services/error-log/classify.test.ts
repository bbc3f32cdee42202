import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {categoryOf, severityOf} from './classify.ts'

// Section 8 of the specification, in its order.
const table = [
  ['NETWORK', ['network', 'fetch', 'connection', 'timeout', 'cors']],
  ['VALIDATION', ['validation', 'invalid', 'required', 'format']],
  ['AUTHENTICATION', ['auth', 'login', 'unauthorized', 'token']],
  ['PERMISSION', ['permission', 'forbidden', 'access denied']],
  ['FIREBASE', ['firebase', 'firestore', 'cloud functions']],
  ['UI_COMPONENT', ['component', 'render', 'react', 'hook']],
  ['ANALYTICS', ['analytics', 'tracking', 'gtag']],
] as const
const rows = table.flatMap(([category, words], rank) => words.map((word) => ({category, word, rank})))

describe('categoryOf', () => {
  it.each(rows)('finds $category by "$word", in message or stack, in any case', ({category, word}) => {
    expect(categoryOf(`The ${word.toUpperCase()} broke`, '')).toBe(category)
    expect(categoryOf('', `at ${word} (app.js)`)).toBe(category)
  })

  it('lets the earlier category win, wherever its word stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...rows), fc.boolean(), (one, other, swap) => {
        const [message, stack] = swap ? [one.word, other.word] : [other.word, one.word]
        const first = one.rank <= other.rank ? one : other
        expect(categoryOf(message, stack)).toBe(first.category)
      }),
    )
  })

  it('knows nothing of texts without a keyword', () => {
    const words = rows.map(({word}) => word)
    fc.assert(
      fc.property(fc.string(), fc.string(), (message, stack) => {
        const text = `${message}\n${stack}`.toLowerCase()
        fc.pre(!words.some((word) => text.includes(word)))
        expect(categoryOf(message, stack)).toBe('UNKNOWN')
      }),
    )
  })
})

it.each([
  ['AUTHENTICATION', 'CRITICAL', 'CRITICAL'],
  ['FIREBASE', 'CRITICAL', 'CRITICAL'],
  ['NETWORK', 'HIGH', 'MEDIUM'],
  ['PERMISSION', 'HIGH', 'MEDIUM'],
  ['VALIDATION', 'MEDIUM', 'MEDIUM'],
  ['UI_COMPONENT', 'MEDIUM', 'MEDIUM'],
  ['ANALYTICS', 'LOW', 'LOW'],
  ['UNKNOWN', 'LOW', 'LOW'],
] as const)('%s is %s when the visitor sees it, else %s', (category, seen, unseen) => {
  expect(severityOf(category, true)).toBe(seen)
  expect(severityOf(category, false)).toBe(unseen)
})
