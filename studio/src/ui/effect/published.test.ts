import {evaluateSync, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {isChangedSince, publishedQuery} from './published.ts'

const document = (_id: string, hour: number) => ({_id, _type: 'faq', _updatedAt: `2026-11-25T${hour}:00:00Z`})
const published = (...dataset: object[]) => evaluateSync(parse(publishedQuery), {dataset}).data
const [a, b] = [document('a', 10), document('b', 11)]

test('a publish and an unpublish change the site, a draft and an older state do not', () => {
  const isChanged = (...dataset: object[]) => isChangedSince(published(a, b), published(...dataset))
  for (const later of [[document('a', 12), b], [a, b, document('c', 12)], [a], [b]])
    expect(isChanged(...later)).toBe(true)
  expect(isChanged(a, b, document('drafts.a', 12))).toBe(false)
  expect(isChangedSince(published(b), published(a, b))).toBe(false)
  expect(isChangedSince(published(a, document('b', 12)), published(a, b))).toBe(false)
})
