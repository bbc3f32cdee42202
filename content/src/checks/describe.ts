import {getPublishedId} from '@sanity/client/csm'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import type {Row} from '@upline/schemas/health/check-content.ts'
import {type Ignored, sortRows} from '@upline/schemas/health/ignored.ts'
import {createPlaceNames} from '@upline/schemas/health/place.ts'
import {checkTitles} from '@upline/schemas/health/problem.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

/** Formats the problems for a terminal, grouped by check, and counts the broken ones. */
export function describeRows(
  rows: readonly Row[],
  documents: readonly StoredDocument[],
  ignored: ReadonlyMap<string, Ignored>,
): {text: string; broken: number} {
  const placeOf = createPlaceNames(schemaTypes)
  const byId = new Map<string, StoredDocument>(
    documents.map((document) => [getPublishedId(document._id), document]),
  )
  const {open, known, ignored: left} = sortRows(rows, ignored)
  const lines: string[] = []
  let check: Row['check'] | undefined
  for (const row of open) {
    if (row.check !== check) lines.push(`${check ? '\n' : ''}${checkTitles[row.check]}`)
    check = row.check
    const document = byId.get(row.document ?? '')
    const title = document && titleOf(document)
    const name = [row.type, row.document, title && `“${title}”`].filter(Boolean).join(' ')
    const place = document ? placeOf(document, row.field) || row.field : row.field
    const sign = row.severity === 'broken' ? '✗' : '·'
    lines.push(`  ${sign} ${[name, place].filter(Boolean).join(', ')}`, `      ${row.message}`)
  }
  const broken = open.filter(({severity}) => severity === 'broken').length
  const counts = [
    `${broken} broken`,
    `${open.length - broken} to look at`,
    `${known.length} known`,
    `${left.length} ignored`,
  ]
  if (lines.length > 0) lines.push('')
  lines.push(`${byId.size} documents: ${counts.join(', ')}.`)
  return {text: lines.join('\n'), broken}
}
