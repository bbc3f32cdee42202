import {SearchIcon} from '@sanity/icons/Search'
import {headingField, pageSizeField} from '../fields/common-fields.ts'
import {label} from '../fields/fields.ts'
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
    label('searchLabel', 'Search: label', 'Search carriers', 'Appears above the search box.'),
    label('searchPlaceholder', 'Search: example', 'Carrier name', 'Shown in the empty search box.'),
    label('specialtyLabel', 'Specialty: label', 'Specialty', 'Appears above the choice of specialty.'),
    label('allSpecialtiesLabel', 'Specialty: all', 'All specialties', 'The choice that shows every carrier.'),
    label(
      'stateLabel',
      'State: label',
      'State',
      'Appears above the choice of state, which is shown if any carrier has states.',
      {optional: true},
    ),
    label('allStatesLabel', 'State: all', 'All states', 'The choice that shows carriers of every state.', {
      optional: true,
    }),
    label(
      'stateUnknownText',
      'States not recorded',
      'Not listed, as no states are recorded: {count}. Ask us about them before you quote.',
      'Optional. Shown when a state is chosen and carriers without recorded states are hidden. {count} is their number.',
      {rows: 2},
    ),
    label(
      'featuredHeading',
      'Heading of the featured carriers',
      'Featured carrier partners',
      'Appears above the carriers that are marked as featured.',
    ),
    label('allHeading', 'Heading of all carriers', 'All carriers', 'Appears above the full list.'),
    label(
      'featuresLabel',
      'Label of the features',
      'Features',
      'Appears above what a carrier offers agents.',
    ),
    label(
      'specialtiesLabel',
      'Label of the specialties',
      'Specialties',
      'Appears above the specialties of a carrier.',
    ),
    label(
      'partnerLevelLabel',
      'Label of the partner level',
      'Partner level',
      'Appears before Elite, Premier or Growth.',
    ),
    label(
      'resultStatus',
      'Result announcement',
      '{count} of {total} carriers',
      'Shown and read aloud while searching. {count} carriers match, {total} is all of them.',
    ),
    label(
      'emptyHeading',
      'Nothing found: heading',
      'No carriers match your search',
      'Shown when no carrier matches.',
    ),
    label(
      'emptyText',
      'Nothing found: text',
      'Try another name or choose all specialties.',
      'Says what to do then.',
      {rows: 2},
    ),
    label('clearLabel', 'Clear the filters', 'Clear filters', 'Button that shows all carriers again.'),
    label('loadMoreLabel', 'Load more', 'Load more carriers', 'Button that shows the next carriers.'),
    label('sortLabel', 'Sort: label', 'Sort by', 'Optional. Appears above the choice of order.'),
    label('nameLabel', 'Sort: by name', 'Name', 'Optional. The order by name.'),
    label('ratingLabel', 'Sort: by rating', 'Rating', 'Optional. The order by rating, best first.'),
    label(
      'filteredHeading',
      'Heading of filtered carriers',
      'Carriers: {filters}',
      'Optional. Appears above the list while a search or filter is active. {filters} is what was chosen.',
    ),
    label(
      'closeNamesText',
      'Close names',
      'Did you mean:',
      'Optional. Appears before similar names when no carrier has the name.',
    ),
    label(
      'printText',
      'Printed note',
      'As of {date}. Questions? Call us.',
      'Optional. Appears below the list on paper. {date} is the date of printing.',
      {rows: 2},
    ),
    pageSizeField(18),
  ],
})
