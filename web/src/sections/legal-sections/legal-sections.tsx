import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {ActionList} from '../../content/action-list.tsx'
import {useNow} from '../../content/clock.ts'
import {useDataAttribute, useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import {useToday} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {formatDate} from '../../lib/format-date.ts'
import {Breakable} from '../../ui/breakable.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {Split} from '../../ui/split.tsx'
import {useHydrated} from '../../ui/use-client-value.ts'
import {SectionFrame} from '../section-frame.tsx'
import {Year} from '../year.tsx'

export function LegalSections({section}: {section: SectionOf<'legalSections'>}) {
  const attribute = useDataAttribute()
  const documentAttribute = useDocumentAttribute('legalSection', 'title')
  return (
    <SectionFrame section={section}>
      <div className="border-b border-rule-strong pb-10">
        <p className="text-sm text-soft">
          <span>{`${section.lastUpdatedLabel ?? ''}: `}</span>
          <LastUpdated date={section.effectiveDate} />
        </p>
        <p className="intro mt-4" data-sanity={attribute?.('intro')}>
          {section.intro}
        </p>
      </div>
      {section.items?.map((item) => (
        <div key={item._id} data-sanity={documentAttribute(item)} className="border-b border-rule py-10">
          <Split
            aside={
              <div className="flex gap-4">
                <Icon name={item.icon} className="size-8 shrink-0 text-accent" />
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
        {section.noticeHeading && <ContactBox section={section} field="notice" />}
        <ContactBox section={section} field="contact" />
      </div>
    </SectionFrame>
  )
}

/** Renders the date that staff set, or today's date: the organization's in the HTML, then the visitor's in the language of the browser. */
function LastUpdated({date}: {date: string | null}) {
  const hydrated = useHydrated()
  const today = useToday()
  const now = useNow()
  if (date || !hydrated) return <time dateTime={date ?? today}>{formatDate(date ?? today)}</time>
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions()
  // Without a language, because Intl throws for some of `navigator.languages`.
  const shown = new Intl.DateTimeFormat(undefined, {dateStyle: 'long'}).format(now)
  return <time dateTime={todayIn(timeZone, now)}>{shown}</time>
}

function ContactBox({section, field}: {section: SectionOf<'legalSections'>; field: 'notice' | 'contact'}) {
  const attribute = useDataAttribute()
  return (
    <aside
      data-sanity={attribute?.(`${field}Heading`)}
      className="min-w-0 rounded-md border border-rule bg-raised p-6 md:p-8"
    >
      <Heading className="text-h3">{section[`${field}Heading`]}</Heading>
      {section[`${field}Text`] && (
        <p className="mt-3 max-w-measure text-soft">
          <Breakable text={section[`${field}Text`]} />
        </p>
      )}
      <ActionList
        actions={[section[`${field}Action`]]}
        field={`${field}Action`}
        className="mt-6 *:wrap-anywhere"
      />
    </aside>
  )
}
