import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField} from '@sanity/types'
import {headingField, introField} from '../fields/common-fields.ts'
import {list, missing, textField, wordList} from '../fields/fields.ts'
import {customRule} from '../validation/custom-rule.ts'
import {validateRows} from '../validation/tables.ts'
import {defineSection} from './define-section.ts'

export const comparisonTable = defineSection({
  name: 'comparisonTable',
  title: 'Comparison table',
  description: 'Compares two to six products feature by feature.',
  icon: ThListIcon,
  group: 'products',
  place: 'page-or-tab',
  counts: ['rows', 'row', 'rows'],
  fields: [
    headingField({optional: true}),
    introField(),
    textField('caption', 'Caption', 'Says in one line what the table compares; screen readers announce it.'),
    textField('featureLabel', 'First column', 'Title of the column with the features.', {
      initialValue: 'Feature',
    }),
    wordList('columns', 'Columns', 'What is compared: one title for each column.'),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'One row for each feature.',
      of: [defineArrayMember({type: 'tableRow'})],
      validation: (rule) => [rule.required().min(1).error(missing.list), customRule(rule, validateRows)],
    }),
    textField(
      'bestForHeading',
      'Heading of the recommendations',
      'Optional: appears above the recommendations, such as “Best for”.',
      {optional: true},
    ),
    list('bestFor', 'Recommendations', 'Optional: for each column, whom it suits.', {
      of: 'bulletGroup',
      optional: true,
    }),
    textField('note', 'Note', 'Optional: source, year or restriction under the table.', {
      rows: 2,
      optional: true,
    }),
  ],
})
