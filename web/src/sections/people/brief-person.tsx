import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {Heading} from '../../ui/heading.tsx'
import {PersonPhone} from './person-phone.tsx'
import {type PersonData, Portrait} from './portrait.tsx'

/** A person where others say more about them: portrait, name and role. */
export function BriefPerson({person}: {person: PersonData}) {
  const documentAttribute = useDocumentAttribute('person', 'name')
  return (
    <li
      data-sanity={documentAttribute(person)}
      className="grid items-center gap-x-5 gap-y-4 min-[16rem]:grid-cols-[5rem_1fr] lg:block"
    >
      <div className="lg:mb-5">
        <Portrait person={person} sizes="(min-width: 64rem) 16rem, 5rem" />
      </div>
      <div>
        <Heading>{person.name}</Heading>
        <p className="mt-1 text-sm font-semibold text-accent">{person.role}</p>
        <PersonPhone phone={person.phone} />
      </div>
    </li>
  )
}
