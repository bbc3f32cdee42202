import type {Row} from '@upline/schemas/health/check-content.ts'
import {expect, test} from 'vitest'
import {describeRows} from './describe.ts'

const row = (changes: Partial<Row>): Row => ({
  check: 'links',
  severity: 'broken',
  type: 'page',
  document: 'page-a',
  field: 'title',
  message: 'The page is gone.',
  key: 'links page-a title',
  isFixedInDraft: false,
  ...changes,
})

test('problems are grouped by check, with their document and place, and counted', () => {
  const rows = [row({}), row({check: 'titles', severity: 'advice', message: 'Too long.'})]
  const {text, broken} = describeRows(rows, [{_id: 'page-a', _type: 'page', title: 'About'}], new Map())
  expect(broken).toBe(1)
  expect(text).toContain('  ✗ page page-a “About”, Title\n      The page is gone.')
  expect(text).toContain('  · page page-a “About”, Title\n      Too long.')
  expect(text).toContain('1 documents: 1 broken, 1 to look at, 0 known, 0 ignored.')
})
