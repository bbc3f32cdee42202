import {SearchIcon} from '@sanity/icons/Search'
import {headingField} from '../fields/common-fields.ts'
import {pageSizeField} from '../fields/page-size-field.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, dot, frame, repeat, rule, text, wireframe} from './wireframe.ts'

export const carrierDirectory = defineSection({
  name: 'carrierDirectory',
  title: 'Carrier directory',
  description:
    'Every carrier of the collection with search, choices of specialty and state, and the featured ones first.',
  icon: SearchIcon,
  group: 'products',
  place: 'page',
  wireframe: wireframe(
    frame(24, 24, 180, 20) +
      dot(36, 34, 4, 'sage') +
      frame(214, 24, 82, 20) +
      repeat(5, (i) => {
        const y = 58 + i * 25
        return (
          rule(24, y, 272) +
          dot(34, y + 12, 7, 'sage') +
          box(50, y + 9, 70, 6, 'spruce', 2) +
          text(140, y + 10, 90, 1) +
          box(268, y + 9, 24, 6, 'copper', 2)
        )
      }),
  ),
  fields: [
    headingField({optional: true}),
    textField({
      name: 'searchLabel',
      title: 'Search: label',
      description: 'Appears above the search box.',
      initialValue: 'Search carriers',
    }),
    textField({
      name: 'searchPlaceholder',
      title: 'Search: example',
      description: 'Shown in the empty search box.',
      initialValue: 'Carrier name',
    }),
    textField({
      name: 'specialtyLabel',
      title: 'Specialty: label',
      description: 'Appears above the choice of specialty.',
      initialValue: 'Specialty',
    }),
    textField({
      name: 'allSpecialtiesLabel',
      title: 'Specialty: all',
      description: 'The choice that shows every carrier.',
      initialValue: 'All specialties',
    }),
    textField({
      name: 'stateLabel',
      title: 'State: label',
      description: 'Appears above the choice of state, which is shown if any carrier has states.',
      initialValue: 'State',
      optional: true,
    }),
    textField({
      name: 'allStatesLabel',
      title: 'State: all',
      description: 'The choice that shows carriers of every state.',
      initialValue: 'All states',
      optional: true,
    }),
    textField({
      name: 'stateUnknownText',
      title: 'States not recorded',
      description:
        'Optional. Shown when a state is chosen and carriers without recorded states are hidden. {count} is their number.',
      parameters: ['count'],
      rows: 2,
      optional: true,
      initialValue: 'Not listed, as no states are recorded: {count}. Ask us about them before you quote.',
    }),
    textField({
      name: 'featuredHeading',
      title: 'Heading of the featured carriers',
      description: 'Appears above the carriers that are marked as featured.',
      initialValue: 'Featured carrier partners',
    }),
    textField({
      name: 'allHeading',
      title: 'Heading of all carriers',
      description: 'Appears above the full list.',
      initialValue: 'All carriers',
    }),
    textField({
      name: 'featuresLabel',
      title: 'Label of the features',
      description: 'Appears above what a carrier offers agents.',
      initialValue: 'Features',
    }),
    textField({
      name: 'specialtiesLabel',
      title: 'Label of the specialties',
      description: 'Appears above the specialties of a carrier.',
      initialValue: 'Specialties',
    }),
    textField({
      name: 'partnerLevelLabel',
      title: 'Label of the partner level',
      description: 'Appears before Elite, Premier or Growth.',
      initialValue: 'Partner level',
    }),
    textField({
      name: 'resultStatus',
      title: 'Result announcement',
      description: 'Shown and read aloud while searching. {count} carriers match, {total} is all of them.',
      parameters: ['count', 'total'],
      initialValue: '{count} of {total} carriers',
    }),
    textField({
      name: 'emptyHeading',
      title: 'Nothing found: heading',
      description: 'Shown when no carrier matches.',
      initialValue: 'No carriers match your search',
    }),
    textField({
      name: 'emptyText',
      title: 'Nothing found: text',
      description: 'Says what to do then.',
      initialValue: 'Try another name or choose all specialties.',
      rows: 2,
    }),
    textField({
      name: 'clearLabel',
      title: 'Clear the search',
      description: 'Button that shows all carriers again.',
      initialValue: 'Clear search',
    }),
    textField({
      name: 'loadMoreLabel',
      title: 'Load more',
      description: 'Button that shows the next carriers.',
      initialValue: 'Load more carriers',
    }),
    pageSizeField({initialValue: 18}),
  ],
})
