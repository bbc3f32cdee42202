import {ActionList} from '../../content/action-list.tsx'
import type {SectionOf} from '../../content/types.ts'
import {HeadedSection} from '../headed-section.tsx'
import {BriefPerson, Person} from './person.tsx'

/** The people behind the company, two in a row on wide screens; brief, four. */
export function People({section}: {section: SectionOf<'people'>}) {
  const {items, variant, actions, achievementsLabel} = section
  return (
    <HeadedSection section={section}>
      {variant === 'brief' ? (
        <ul className="grid gap-x-8 gap-y-6 border-t border-rule-strong pt-6 sm:grid-cols-2 lg:grid-cols-4">
          {items?.map((person) => (
            <BriefPerson key={person._id} person={person} />
          ))}
        </ul>
      ) : (
        <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2 lg:gap-x-12 lg:gap-y-16">
          {items?.map((person) => (
            <Person key={person._id} person={person} achievementsLabel={achievementsLabel} />
          ))}
        </ul>
      )}
      <ActionList actions={actions} className="mt-10" />
    </HeadedSection>
  )
}
