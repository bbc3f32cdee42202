import {ActionList} from '../../content/action-list.tsx'
import {useDataAttribute, useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import type {Action, SectionOf} from '../../content/types.ts'
import {Breakable} from '../../ui/breakable.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {Year} from '../year.tsx'
import {LastUpdated} from './last-updated.tsx'

/** A legal text: when it was set, what it says point by point, whom to ask. */
export function LegalSections({section}: {section: SectionOf<'legalSections'>}) {
  const attribute = useDataAttribute()
  const documentAttribute = useDocumentAttribute('legalSection', 'title')
  return (
    <SectionFrame section={section}>
      <div className="border-b border-rule-strong pb-10">
        <p className="text-sm text-soft">
          {section.lastUpdatedLabel}: <LastUpdated date={section.effectiveDate} />
        </p>
        <p className="intro mt-4" data-sanity={attribute?.('intro')}>
          {section.intro}
        </p>
      </div>
      {section.items?.map((item) => (
        <div key={item._id} data-sanity={documentAttribute(item)} className="border-b border-rule py-10">
          <Split
            aside={
              <div className="flex gap-4 lg:block">
                <Icon name={item.icon} className="size-8 text-accent lg:mb-4" />
                <Heading className="min-w-0 text-h3">{item.title}</Heading>
                <Year of={item} />
              </div>
            }
          >
            <div className="rich-text">
              <p>{item.content}</p>
              <ul>
                {item.items?.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <PeriodNote period={item} />
            </div>
          </Split>
        </div>
      ))}
      <div className="mt-10 grid gap-8 grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))]">
        {section.noticeHeading && (
          <ContactBox
            field="notice"
            heading={section.noticeHeading}
            text={section.noticeText}
            action={section.noticeAction}
          />
        )}
        <ContactBox
          field="contact"
          heading={section.contactHeading}
          text={section.contactText}
          action={section.contactAction}
        />
      </div>
    </SectionFrame>
  )
}

type Props = {
  /** Prefix of its field names. */
  field: 'notice' | 'contact'
  heading: string | null
  text: string | null
  action: Action | null
}

/** A box at the end of a legal text with a contact. */
function ContactBox({field, heading, text, action}: Props) {
  const attribute = useDataAttribute()
  return (
    <aside
      data-sanity={attribute?.(`${field}Heading`)}
      className="min-w-0 rounded-md border border-rule bg-raised p-6 md:p-8"
    >
      <Heading className="text-h3">{heading}</Heading>
      {text && (
        <p className="mt-3 max-w-measure text-soft">
          <Breakable text={text} />
        </p>
      )}
      <ActionList actions={[action]} field={`${field}Action`} className="mt-6 *:wrap-anywhere" />
    </aside>
  )
}
