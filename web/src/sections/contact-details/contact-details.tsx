import type {IconName} from '@upline/domain/content/icon-names.ts'
import {phoneHref} from '@upline/domain/inquiry/phone-href.ts'
import type {ReactNode} from 'react'
import {ActionList} from '../../content/action-list.tsx'
import {ContentLink} from '../../content/content-link.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Breakable} from '../../ui/breakable.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Renders phone, email, office and hours. The phone is first and large, because most visitors look for it. */
export function ContactDetails({section}: {section: SectionOf<'contactDetails'>}) {
  return (
    <HeadedSection section={section}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-8">
          <Detail icon="phone" label={section.phoneLabel}>
            <a
              href={section.phone ? phoneHref(section.phone) : undefined}
              translate="no"
              className="inline-link inline-flex min-h-11 items-center font-serif text-h3 font-semibold figures"
            >
              {section.phone}
            </a>
          </Detail>
          <Detail icon="mail" label={section.emailLabel}>
            <a
              href={section.email ? `mailto:${section.email}` : undefined}
              translate="no"
              className="inline-link inline-flex min-h-11 items-center text-lg"
            >
              <Breakable text={section.email} />
            </a>
          </Detail>
          <Detail icon="map-pin" label={section.officeLabel}>
            <span className="block font-semibold">{section.officeName}</span>
            <span className="block whitespace-pre-line" translate="no">
              {section.address}
            </span>
            <ContentLink
              link={section.mapsLink?.link}
              data-cta={section.mapsLink?.label}
              className="inline-link mt-1 inline-flex min-h-11 items-center text-sm font-semibold"
            >
              {section.mapsLink?.label}
            </ContentLink>
          </Detail>
          <Detail icon="clock" label={section.hoursLabel}>
            <Breakable text={section.hours} />
          </Detail>
        </dl>
        <aside className="self-start rounded-md border border-rule bg-raised p-[min(1.5rem,6cqw)] lg:col-span-4 lg:p-8">
          <Heading className="font-serif text-h3">{section.supportHeading}</Heading>
          <p className="mt-3 text-soft">{section.supportText}</p>
          <ActionList actions={[section.supportAction]} field="supportAction" className="mt-6" />
        </aside>
      </div>
    </HeadedSection>
  )
}

function Detail({icon, label, children}: {icon: IconName; label: string | null; children: ReactNode}) {
  return (
    <div className="border-t border-rule-strong pt-4 pb-8">
      <dt className="flex items-center gap-2 text-sm text-soft">
        <Icon name={icon} className="size-5 text-accent" />
        <span>{label}</span>
      </dt>
      <dd className="mt-3">{children}</dd>
    </div>
  )
}
