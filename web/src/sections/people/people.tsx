import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {Person} from './person.tsx'

/** The people behind the company, two in a row on wide screens. */
export function People({section}: {section: SectionOf<'people'>}) {
  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <HeadingScope>
        <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2 lg:gap-x-12 lg:gap-y-16">
          {section.items.map((person) => (
            <Person key={person._id} person={person} achievementsLabel={section.achievementsLabel} />
          ))}
        </ul>
      </HeadingScope>
    </SectionFrame>
  )
}
