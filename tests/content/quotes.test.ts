import type {Json} from '@upline/content/json.ts'
import {walk} from '@upline/domain/content/walk.ts'
import {expect, test} from 'vitest'
import {allDocuments} from './site-content.ts'

/** Quotations that must not be edited. */
const given = [
  "You don't have permission to access this page.",
  "Sorry, we couldn't find the page you're looking for.",
  "You've exceeded the maximum number of submissions",
  "We'll process it once our system is back online.",
]

const textsOf = (document: Json): [string, string][] => {
  const texts: [string, string][] = []
  walk(document, (value, path) => {
    if (typeof value === 'string' && !/(^|\.)_/.test(path)) texts.push([path, value])
  })
  return texts
}

test('apostrophes and quotation marks are typographic and paired, and nothing is escaped', () => {
  const wrong = allDocuments.flatMap((document) =>
    textsOf(document).flatMap(([path, text]) => {
      const own = given.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
      const isPaired = (own.match(/“/g) ?? []).length === (own.match(/”/g) ?? []).length
      return /['"`´\\]/.test(own) || !isPaired ? [`${document._id} ${path}: ${own.slice(0, 80)}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('no copy calls the figures of a year current', () => {
  const wrong = allDocuments.flatMap((document) =>
    textsOf(document)
      .filter(([, text]) => /\bcurrent (figures|amounts|rates|premiums|limits)\b/i.test(text))
      .map(([path]) => `${document._id} ${path}`),
  )
  expect(wrong).toEqual([])
})
