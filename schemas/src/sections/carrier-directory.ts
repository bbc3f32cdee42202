import {SearchIcon} from '@sanity/icons/Search'
import {headingField, pageSizeField} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const carrierDirectory = defineSection({
  name: 'carrierDirectory',
  title: 'Carrier directory',
  description:
    'Every carrier of the collection with search, choices of specialty and state, and the featured ones first.',
  icon: SearchIcon,
  group: 'products',
  place: 'page',
  fields: [
    headingField({optional: true}),
    textField('searchLabel', 'Search: label', 'Appears above the search box.', {
      initialValue: 'Search carriers',
    }),
    textField('searchPlaceholder', 'Search: example', 'Shown in the empty search box.', {
      initialValue: 'Carrier name',
    }),
    textField('specialtyLabel', 'Specialty: label', 'Appears above the choice of specialty.', {
      initialValue: 'Specialty',
    }),
    textField('allSpecialtiesLabel', 'Specialty: all', 'The choice that shows every carrier.', {
      initialValue: 'All specialties',
    }),
    textField(
      'stateLabel',
      'State: label',
      'Appears above the choice of state, which is shown if any carrier has states.',
      {initialValue: 'State', optional: true},
    ),
    textField('allStatesLabel', 'State: all', 'The choice that shows carriers of every state.', {
      initialValue: 'All states',
      optional: true,
    }),
    textField(
      'stateUnknownText',
      'States not recorded',
      'Optional. Shown when a state is chosen and carriers without recorded states are hidden. {count} is their number.',
      {
        rows: 2,
        optional: true,
        initialValue: 'Not listed, as no states are recorded: {count}. Ask us about them before you quote.',
      },
    ),
    textField(
      'featuredHeading',
      'Heading of the featured carriers',
      'Appears above the carriers that are marked as featured.',
      {initialValue: 'Featured carrier partners'},
    ),
    textField('allHeading', 'Heading of all carriers', 'Appears above the full list.', {
      initialValue: 'All carriers',
    }),
    textField('featuresLabel', 'Label of the features', 'Appears above what a carrier offers agents.', {
      initialValue: 'Features',
    }),
    textField('specialtiesLabel', 'Label of the specialties', 'Appears above the specialties of a carrier.', {
      initialValue: 'Specialties',
    }),
    textField('partnerLevelLabel', 'Label of the partner level', 'Appears before Elite, Premier or Growth.', {
      initialValue: 'Partner level',
    }),
    textField(
      'resultStatus',
      'Result announcement',
      'Shown and read aloud while searching. {count} carriers match, {total} is all of them.',
      {initialValue: '{count} of {total} carriers'},
    ),
    textField('emptyHeading', 'Nothing found: heading', 'Shown when no carrier matches.', {
      initialValue: 'No carriers match your search',
    }),
    textField('emptyText', 'Nothing found: text', 'Says what to do then.', {
      initialValue: 'Try another name or choose all specialties.',
      rows: 2,
    }),
    textField('clearLabel', 'Clear the filters', 'Button that shows all carriers again.', {
      initialValue: 'Clear filters',
    }),
    textField('loadMoreLabel', 'Load more', 'Button that shows the next carriers.', {
      initialValue: 'Load more carriers',
    }),
    textField('sortLabel', 'Sort: label', 'Optional. Appears above the choice of order.', {
      initialValue: 'Sort by',
      optional: true,
    }),
    textField('nameLabel', 'Sort: by name', 'Optional. The order by name.', {
      initialValue: 'Name',
      optional: true,
    }),
    textField('ratingLabel', 'Sort: by rating', 'Optional. The order by rating, best first.', {
      initialValue: 'Rating',
      optional: true,
    }),
    textField(
      'filteredHeading',
      'Heading of filtered carriers',
      'Optional. Appears above the list while a search or filter is active. {filters} is what was chosen.',
      {initialValue: 'Carriers: {filters}', optional: true},
    ),
    textField(
      'closeNamesText',
      'Close names',
      'Optional. Appears before similar names when no carrier has the name.',
      {initialValue: 'Did you mean:', optional: true},
    ),
    textField(
      'printText',
      'Printed note',
      'Optional. Appears below the list on paper. {date} is the date of printing.',
      {initialValue: 'As of {date}. Questions? Call us.', optional: true, rows: 2},
    ),
    pageSizeField({initialValue: 18}),
  ],
})
