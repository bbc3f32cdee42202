import {StarIcon} from '@sanity/icons/Star'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, linkField, references} from '../fields/fields.ts'
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
    ...labels({
      allLabel: ['Filter: all', 'All', 'The filter that shows every carrier.'],
      filterLabel: [
        'Screen-reader label for the filter',
        'Filter carriers by category',
        'Read aloud by screen readers before the filter choices.',
      ],
      specialtiesLabel: ['Specialties label', 'Specialties', 'Appears above the specialties of a carrier.'],
      expandLabel: ['Expand', 'Show details', 'Read aloud on a closed card.'],
      collapseLabel: ['Collapse', 'Hide details', 'Read aloud on an open card.'],
      detailLabel: ['Link to the carrier', 'View carrier details', 'Text of the link in an open card.'],
      resultStatus: [
        'Result announcement',
        'Carriers shown: {count}',
        'Shown and read aloud after filtering. {count} is the number of carriers.',
      ],
    }),
    linkField('action', 'Button', 'Optional. The button under the carriers, usually to the directory.', {
      type: 'action',
    }),
  ],
})
