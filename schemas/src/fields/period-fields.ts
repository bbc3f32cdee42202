import type {FieldDefinition, FieldsetDefinition} from '@sanity/types'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import type {Period} from '@upline/domain/periods/period.ts'
import {
  checkOverlap,
  otherVersions,
  periodOf,
  periodText,
  validateGap,
  validatePeriod,
  validateReview,
  validateYear,
} from '../validation/periods.ts'
import {field} from './field.ts'
import {textField} from './fields.ts'

export const periodFieldset: FieldsetDefinition = {
  name: 'period',
  title: 'Effective dates and source',
  description: 'For content that changes by law or by year. Leave blank if it never expires.',
  options: {collapsible: true, collapsed: true},
}

/** The fields that `periodNote` reads, for the preview of a document. */
export const periodSelect = {effectiveFrom: 'effectiveFrom', effectiveUntil: 'effectiveUntil', year: 'year'}

/** Tells versions with the same name apart in lists and pickers: `2027 · from 2027-01-01`. */
export const periodNote = ({year, ...period}: Period & {year?: unknown}): string =>
  [year, periodText(period, siteDate())].filter(Boolean).join(' · ')

interface PeriodOptions {
  /** Name of the shared property of all versions of a document, as the form calls it. */
  versionsBy: 'key' | 'name' | 'title' | 'form number' | 'title and line' | 'carrier'
  /** Whether the document is a figure, whose message after it expires may contain {value} and {year}. */
  isFigure?: boolean
}

/** Returns the fields for effective dates, source and review. */
export function periodFields({versionsBy, isFigure}: PeriodOptions): FieldDefinition[] {
  const fields = [
    field(
      'date',
      'effectiveFrom',
      'First day',
      `Optional. The first day of this version. Until then the site shows the document with the same ${versionsBy}.`,
      {
        errors: [
          (_day, context) => validatePeriod(periodOf(context)),
          // The rule on the key of a fact reports overlaps.
          (_day, context) => (context.document?._type === 'fact' ? undefined : checkOverlap(context)),
        ],
      },
    ),
    field(
      'date',
      'effectiveUntil',
      'Last day',
      'Optional. The next day, the site switches to the next version. If there isn’t one, it shows the message below.',
      {
        warnings: [
          async (day, context) =>
            day ? validateGap(periodOf(context), await otherVersions(context), siteDate()) : undefined,
        ],
      },
    ),
    textField(
      'afterwards',
      'Message after it expires',
      isFigure
        ? 'Optional. Replaces the figure after the last day if there is no next version; {value} and {year} are those of this version. If blank, the message in “Site labels and messages” is shown.'
        : 'Optional. Shown after the last day if there is no next version. If blank, the message in “Site labels and messages” is shown.',
      {rows: 2},
    ),
    field(
      'number',
      'year',
      'Year',
      'Optional. The year of the figures. The site always shows it with them.',
      {
        rule: (rule) => rule.integer().min(1990).max(2100).error('Enter the year with four digits.'),
        warnings: [(year, context) => validateYear(year, periodOf(context))],
      },
    ),
    field(
      'text',
      'source',
      'Source',
      'Optional. The rule, notice, or publication this comes from, and how confident we are.',
      {
        rows: 2,
        warnings: [
          (source, {document}) =>
            source || !(document?.year || document?.effectiveFrom || document?.effectiveUntil)
              ? undefined
              : 'Add a source so the next reviewer can find it.',
        ],
      },
    ),
    field(
      'date',
      'lastReviewed',
      'Last reviewed',
      'Optional. The date of the last comparison with the source.',
      {errors: [(day, {document}) => validateReview(day, document?.reviewer, siteDate())]},
    ),
    field('string', 'reviewer', 'Reviewer', 'Optional. The name of the person who compared it.', {
      warnings: [
        (reviewer, {document}) =>
          document?.lastReviewed && !reviewer ? 'Enter the reviewer’s name.' : undefined,
      ],
    }),
  ]
  return fields.map((each) => ({...each, fieldset: periodFieldset.name}))
}
