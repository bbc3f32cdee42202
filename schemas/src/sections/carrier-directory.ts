import {SearchIcon} from '@sanity/icons/Search'
import {headingField, pageSizeField} from '../fields/common-fields.ts'
import {labels} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const carrierDirectory = defineSection({
  name: 'carrierDirectory',
  title: 'Carrier directory',
  description: 'Every carrier, with search and menus for specialty and state. Featured carriers come first.',
  icon: SearchIcon,
  group: 'products',
  place: 'page',
  fields: [
    headingField({optional: true}),
    ...labels({
      searchLabel: ['Search: label', 'Search carriers', 'Appears above the search box.'],
      searchPlaceholder: ['Search: example', 'Carrier name', 'Shown in the empty search box.'],
      specialtyLabel: ['Specialty: label', 'Specialty', 'Appears above the specialty menu.'],
      allSpecialtiesLabel: ['Specialty: all', 'All specialties', 'The choice that shows every carrier.'],
      stateLabel: [
        'State: label',
        'State',
        'Optional. Appears above the state menu, which is shown if any carrier has states.',
      ],
      allStatesLabel: [
        'State: all',
        'All states',
        'Optional. The choice that shows carriers in every state.',
      ],
      stateUnknownText: [
        'States not recorded',
        'We have no state list yet for these carriers, so they aren’t shown: {names}. Ask us before you quote.',
        'Optional. Shown when a state is chosen and carriers without recorded states are hidden. {names} are their names, {count} is their number.',
      ],
      featuredHeading: [
        'Heading of the featured carriers',
        'Featured carrier partners',
        'Appears above the carriers that are marked as featured.',
      ],
      allHeading: ['Heading of all carriers', 'All carriers', 'Appears above the full list.'],
      featuresLabel: ['Features label', 'Features', 'Appears above what a carrier offers agents.'],
      specialtiesLabel: ['Specialties label', 'Specialties', 'Appears above the specialties of a carrier.'],
      partnerLevelLabel: ['Partner level label', 'Partner level', 'Appears before Elite, Premier or Growth.'],
      resultStatus: [
        'Result announcement',
        '{count} of {total} carriers',
        'Shown and read aloud while searching. {count} carriers match, {total} is all of them.',
      ],
      emptyHeading: [
        'Nothing found: heading',
        'No carriers match your search',
        'Shown when no carrier matches.',
      ],
      emptyText: [
        'Nothing found: text',
        'Try another name or choose all specialties.',
        'Says what to do next.',
      ],
      clearLabel: ['Clear the filters', 'Clear filters', 'Button that shows all carriers again.'],
      loadMoreLabel: ['Load more', 'Load more carriers', 'Button that shows the next carriers.'],
      sortLabel: ['Sort: label', 'Sort by', 'Optional. Appears above the sort menu.'],
      nameLabel: ['Sort: by name', 'Name', 'Optional. The choice that sorts by name.'],
      ratingLabel: ['Sort: by rating', 'Rating', 'Optional. The choice that sorts by rating, best first.'],
      filteredHeading: [
        'Heading of filtered carriers',
        'Carriers: {filters}',
        'Optional. Appears above the list while a search or filter is active. {filters} is what was chosen.',
      ],
      closeNamesText: [
        'Close names',
        'Did you mean:',
        'Optional. Appears before similar names when no carrier has the name.',
      ],
      printText: [
        'Printed note',
        'As of {date}. Questions? Call us.',
        'Optional. Appears below the list on paper. {date} is the date of printing.',
      ],
    }),
    pageSizeField(18),
  ],
})
