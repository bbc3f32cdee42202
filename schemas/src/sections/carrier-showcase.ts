import {StarIcon} from '@sanity/icons/Star'
import {headingField, introField} from '../fields/common-fields.ts'
import {linkField, references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const carrierShowcase = defineSection({
  name: 'carrierShowcase',
  title: 'Carrier showcase',
  description: 'A few carriers with a filter by category; each opens its details.',
  icon: StarIcon,
  group: 'products',
  place: 'page',
  counts: ['carriers', 'carrier', 'carriers'],
  fields: [
    headingField(),
    introField({optional: false}),
    references('carriers', 'Carriers', 'The carriers to show; six is a good number.', {to: 'carrier'}),
    textField('allLabel', 'Filter: all', 'The filter that shows every carrier.', {initialValue: 'All'}),
    textField(
      'filterLabel',
      'Name of the filter',
      'Read aloud by screen readers before the filter choices.',
      {initialValue: 'Filter carriers by category'},
    ),
    textField('specialtiesLabel', 'Label of the specialties', 'Appears above the specialties of a carrier.', {
      initialValue: 'Specialties',
    }),
    textField('expandLabel', 'Unfold', 'Read aloud on a closed card.', {initialValue: 'Show details'}),
    textField('collapseLabel', 'Fold', 'Read aloud on an open card.', {initialValue: 'Hide details'}),
    textField('detailLabel', 'Link to the carrier', 'Text of the link in an open card.', {
      initialValue: 'View carrier details',
    }),
    textField(
      'resultStatus',
      'Result announcement',
      'Read aloud after filtering. {count} is the number of carriers.',
      {initialValue: 'Carriers shown: {count}'},
    ),
    linkField('action', 'Button', 'The button under the carriers, usually to the directory.', {
      type: 'action',
      optional: true,
    }),
  ],
})
