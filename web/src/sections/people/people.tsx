import {phoneHref} from '@upline/domain/inquiry/phone-href.ts'
import {ActionList} from '../../content/action-list.tsx'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {Portrait} from '../../content/marks.tsx'
import {useInterfaceText} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

type PersonData = NonNullable<SectionOf<'people'>['items']>[number]

/** Renders the people behind the company: two per row on wide screens, four in the brief variant. */
export function People({section}: {section: SectionOf<'people'>}) {
  const isBrief = section.variant === 'brief'
  const Entry = isBrief ? BriefPerson : Person
  return (
    <HeadedSection section={section}>
      <ul
        className={
          isBrief
            ? 'grid gap-x-8 gap-y-6 border-t border-rule-strong pt-6 sm:grid-cols-2 lg:grid-cols-4'
            : 'grid gap-x-8 gap-y-12 lg:grid-cols-2 lg:gap-x-12 lg:gap-y-16'
        }
      >
        {section.items?.map((person) => (
          <Entry key={person._id} person={person} achievementsLabel={section.achievementsLabel} />
        ))}
      </ul>
      <ActionList actions={section.actions} className="mt-10" />
    </HeadedSection>
  )
}

function Person({person, achievementsLabel}: {person: PersonData; achievementsLabel: string | null}) {
  const documentAttribute = useDocumentAttribute('person', 'name')
  const {bio, achievements} = person
  return (
    <li
      data-sanity={documentAttribute(person)}
      className="grid gap-x-5 gap-y-5 min-[16rem]:grid-cols-[6.5rem_1fr] border-t border-rule-strong pt-6 sm:grid-cols-[10rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8"
    >
      <div className="sm:row-span-2">
        <Portrait person={person} sizes="(min-width: 40rem) 10rem, 6.5rem" />
      </div>
      <NameAndRole person={person} className="self-center sm:self-auto" />
      <div className="col-[1/-1] sm:col-[2]">
        <p className="text-soft">{bio}</p>
        {achievements && achievements.length > 0 && (
          <HeadingScope>
            <Heading className="mt-6 mb-3 text-sm">{achievementsLabel}</Heading>
            <DashList items={achievements} className="text-sm" />
          </HeadingScope>
        )}
        <Profiles {...person} />
      </div>
    </li>
  )
}

/** Renders a person of the brief variant: portrait, name and role. */
function BriefPerson({person}: {person: PersonData}) {
  const documentAttribute = useDocumentAttribute('person', 'name')
  return (
    <li
      data-sanity={documentAttribute(person)}
      className="grid items-start gap-x-5 gap-y-4 min-[16rem]:grid-cols-[5rem_1fr] lg:block"
    >
      <div className="lg:mb-5">
        <Portrait person={person} sizes="(min-width: 64rem) 16rem, 5rem" />
      </div>
      <NameAndRole person={person} />
    </li>
  )
}

function NameAndRole({person: {name, role, phone}, className}: {person: PersonData; className?: string}) {
  return (
    <div className={className}>
      <Heading translate="no">{name}</Heading>
      <p className="mt-1 text-sm font-semibold text-accent">{role}</p>
      {phone && (
        <a
          href={phoneHref(phone)}
          className="inline-link mt-1 inline-flex min-h-11 items-center text-sm font-semibold figures"
        >
          {phone}
        </a>
      )}
    </div>
  )
}

/** Company names are the same in every language, so they are not content. */
const networks = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['github', 'GitHub'],
] as const

function Profiles({name, social}: Pick<PersonData, 'name' | 'social'>) {
  const labels = useInterfaceText()
  const profiles = networks.flatMap(([key, network]) => {
    const address = social?.[key]
    return address && /^https?:\/\//.test(address) ? [{network, address}] : []
  })
  if (profiles.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      {profiles.map(({network, address}) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`${fill(labels.profileLabel, {name, network})} ${labels.newTab}`}
            className="inline-link inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold"
          >
            <span translate="no">{network}</span>
            <Icon name="external" className="size-4 text-accent" />
          </a>
        </li>
      ))}
    </ul>
  )
}
