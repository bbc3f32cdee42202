import {defineField, type FieldDefinition, type FieldsetDefinition} from '@sanity/types'
import {checkOverlap, otherVersions, periodOf, type VersionField} from '../validation/check-period.ts'
import {today} from '../validation/dates.ts'
import {gapProblem, periodProblem, reviewProblem, yearProblem} from '../validation/periods.ts'
import {words} from './words.ts'

/** The fold that holds the fields of a period. */
export const periodFieldset: FieldsetDefinition = {
  name: 'period',
  title: 'When it holds, and who says so',
  description: 'For what changes by law or by year. Empty: it holds always.',
  options: {collapsible: true, collapsed: true},
}

interface PeriodOptions {
  /** Documents with the same value here are versions of one thing. */
  versionsBy: VersionField
  /** Parameters of the words that are shown when the period is over. */
  parameters?: readonly string[]
}

/** The days on which a document holds, where it comes from and who has checked it. */
export function periodFields({versionsBy, parameters}: PeriodOptions): FieldDefinition[] {
  const fieldset = periodFieldset.name
  return [
    defineField({
      name: 'effectiveFrom',
      title: 'First day',
      type: 'date',
      fieldset,
      description: `Optional: the site shows it from this day on, and until then the version before it: another document with the same ${versionsBy}.`,
      validation: (rule) => [
        rule.custom((_day, context) => periodProblem(periodOf(context))),
        // The key of a fact says so itself.
        rule.custom((_day, context) =>
          context.document?._type === 'fact' ? true : checkOverlap(context, versionsBy),
        ),
      ],
    }),
    defineField({
      name: 'effectiveUntil',
      title: 'Last day',
      type: 'date',
      fieldset,
      description:
        'Optional: the day after it the site shows the next version or, without one, the words below.',
      validation: (rule) =>
        rule
          .custom(async (day, context) =>
            day ? gapProblem(periodOf(context), await otherVersions(context, versionsBy)) : true,
          )
          .warning(),
    }),
    words({
      name: 'afterwards',
      title: 'Words when it is over',
      description: parameters
        ? 'Optional: shown in its place after the last day, when no version follows; {value} and {year} are those of this one. Without them the site says what stands under “Words of the interface”.'
        : 'Optional: shown with it after the last day, when no version follows. Without them the site says what stands under “Words of the interface”.',
      optional: true,
      rows: 2,
      fieldset,
      ...(parameters && {parameters}),
    }),
    defineField({
      name: 'year',
      title: 'Year',
      type: 'number',
      fieldset,
      description: 'Optional: the year the figures belong to. The site always shows it with them.',
      validation: (rule) => [
        rule.integer().min(1990).max(2100).error('Give the year with four digits.'),
        rule.custom((year, context) => yearProblem(year, periodOf(context))).warning(),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'text',
      rows: 2,
      fieldset,
      description: 'Optional: the rule, notice or publication it comes from, and how sure that is.',
      validation: (rule) =>
        rule
          .custom((source, {document}) =>
            source || !(document?.year || document?.effectiveFrom || document?.effectiveUntil)
              ? true
              : 'Say where it comes from: whoever reviews it next has to find it again.',
          )
          .warning(),
    }),
    defineField({
      name: 'lastReviewed',
      title: 'Last reviewed',
      type: 'date',
      fieldset,
      description: 'Optional: the day on which somebody compared it with its source.',
      validation: (rule) => rule.custom((day, {document}) => reviewProblem(day, document?.reviewer, today())),
    }),
    defineField({
      name: 'reviewer',
      title: 'Reviewer',
      type: 'string',
      fieldset,
      description: 'Optional: who did, by name.',
      validation: (rule) =>
        rule
          .custom((reviewer, {document}) =>
            document?.lastReviewed && !reviewer ? 'Name who has reviewed it.' : true,
          )
          .warning(),
    }),
  ]
}
