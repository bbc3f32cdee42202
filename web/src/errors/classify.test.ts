import {expect, it} from 'vitest'
import {categoryOf, severityOf} from './classify.ts'

it.each([
  ['CORS request did not succeed', '', 'NETWORK'],
  ['Something broke', 'at fetchPage (app.js)', 'NETWORK'],
  ['Invalid token', '', 'VALIDATION'],
  ['token expired', '', 'AUTHENTICATION'],
  ['Access denied by Firestore', '', 'PERMISSION'],
  ['Cloud Functions: internal', '', 'FIREBASE'],
  ['Minified React error #31 in gtag', '', 'UI_COMPONENT'],
  ['gtag is not defined', '', 'ANALYTICS'],
  ['x is not iterable', 'at y (app.js)', 'UNKNOWN'],
])('finds the first category with a word in message or stack: %s', (message, stack, category) => {
  expect(categoryOf(message, stack)).toBe(category)
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
