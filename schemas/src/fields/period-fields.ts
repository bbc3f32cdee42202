import {defineField, type FieldDefinition, type FieldsetDefinition} from '@sanity/types'
import {checkOverlap, otherVersions, periodOf, type VersionField} from '../validation/check-period.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today} from '../validation/dates.ts'
import {validateGap, validatePeriod, validateReview, validateYear} from '../validation/periods.ts'
import {textField} from './fields.ts'

/** The collapsible fieldset of the period fields. */
export const periodFieldset: FieldsetDefinition = {
  name: 'period',
  title: 'Effective dates and source',
  description: 'For content that changes by law or by year. Leave blank if it never expires.',
  options: {collapsible: true, collapsed: true},
}

interface PeriodOptions {
  /** Documents with the same value in this field are versions of each other. */
  versionsBy: VersionField
  /** What the form calls that field; by default its name. */
  versionsTitle?: string
  /** Whether the document is a figure, whose message after it expires may contain {value} and {year}. */
  isFigure?: boolean
}

/** Returns the fields for effective dates, source and review. */
export function periodFields({
  versionsBy,
  versionsTitle = versionsBy,
  isFigure,
}: PeriodOptions): FieldDefinition[] {
  const fieldset = periodFieldset.name
  return [
    defineField({
      name: 'effectiveFrom',
      title: 'First day',
      type: 'date',
      fieldset,
      description: `Optional. The site shows this version from this date on, and the earlier version until then (the document with the same ${versionsTitle}).`,
      validation: (rule) => [
        customRule(rule, (_day, context) => validatePeriod(periodOf(context))),
        // The rule on the key of a fact reports overlaps.
        customRule(rule, (_day, context) =>
          context.document?._type === 'fact' ? undefined : checkOverlap(context, versionsBy),
        ),
      ],
    }),
    defineField({
      name: 'effectiveUntil',
      title: 'Last day',
      type: 'date',
      fieldset,
      description:
        'Optional. The next day, the site switches to the next version. If there isn’t one, it shows the message below.',
      validation: (rule) =>
        customRule(rule, async (day, context) =>
          day ? validateGap(periodOf(context), await otherVersions(context, versionsBy), today()) : undefined,
        ).warning(),
    }),
    textField(
      'afterwards',
      'Message after it expires',
      isFigure
        ? 'Optional. Replaces the figure after the last day if there is no next version; {value} and {year} are those of this version. If blank, the message in “Site labels and messages” is shown.'
        : 'Optional. Shown after the last day if there is no next version. If blank, the message in “Site labels and messages” is shown.',
      {optional: true, rows: 2, fieldset},
    ),
    defineField({
      name: 'year',
      title: 'Year',
      type: 'number',
      fieldset,
      description: 'Optional. The year of the figures. The site always shows it with them.',
      validation: (rule) => [
        rule.integer().min(1990).max(2100).error('Enter the year with four digits.'),
        customRule(rule, (year, context) => validateYear(year, periodOf(context))).warning(),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'text',
      rows: 2,
      fieldset,
      description: 'Optional. The rule, notice, or publication this comes from, and how confident we are.',
      validation: (rule) =>
        customRule(rule, (source, {document}) =>
          source || !(document?.year || document?.effectiveFrom || document?.effectiveUntil)
            ? undefined
            : 'Add a source so the next reviewer can find it.',
        ).warning(),
    }),
    defineField({
      name: 'lastReviewed',
      title: 'Last reviewed',
      type: 'date',
      fieldset,
      description: 'Optional. The date of the last comparison with the source.',
      validation: (rule) =>
        customRule(rule, (day, {document}) => validateReview(day, document?.reviewer, today())),
    }),
    defineField({
      name: 'reviewer',
      title: 'Reviewer',
      type: 'string',
      fieldset,
      description: 'Optional. The name of the person who compared it.',
      validation: (rule) =>
        customRule(rule, (reviewer, {document}) =>
          document?.lastReviewed && !reviewer ? 'Enter the reviewer’s name.' : undefined,
        ).warning(),
    }),
  ]
}
