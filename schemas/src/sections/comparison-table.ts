import {ThListIcon} from '@sanity/icons/ThList'
import {headingField, introField} from '../fields/common-fields.ts'
import {label, list, textField, wordList} from '../fields/fields.ts'
import {validateRows} from '../validation/tables.ts'
import {defineSection} from './define-section.ts'

export const comparisonTable = defineSection({
  name: 'comparisonTable',
  title: 'Comparison table',
  description: 'Compares two to six products feature by feature.',
  icon: ThListIcon,
  group: 'products',
  counts: ['rows', 'row', 'rows'],
  fields: [
    headingField({optional: true}),
    introField(),
    textField('caption', 'Caption', 'Says in one line what the table compares; screen readers announce it.'),
    label('featureLabel', 'First column', 'Feature', 'Title of the column with the features.'),
    wordList('columns', 'Columns', 'What is compared: one title for each column.'),
    list('rows', 'Rows', 'One row for each feature.', {of: 'tableRow', errors: [validateRows]}),
    textField(
      'bestForHeading',
      'Heading of the recommendations',
      'Optional. Appears above the recommendations, such as “Best for”.',
    ),
    list('bestFor', 'Recommendations', 'Optional. For each column, who it suits.', {of: 'bulletGroup'}),
    textField('note', 'Note', 'Optional. Source, year or restriction under the table.', {rows: 2}),
  ],
})
