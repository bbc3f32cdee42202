import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading} from '../../ui/heading.tsx'
import {HeadedSection} from '../section-frame.tsx'
import {Year} from '../year.tsx'

export function EnrollmentWindows({section}: {section: SectionOf<'enrollmentWindows'>}) {
  const documentAttribute = useDocumentAttribute('enrollmentWindow', 'title')
  const considerations = section.considerations ?? []
  return (
    <HeadedSection section={section}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <ul
          className={classNames(
            'border-t border-rule-strong',
            considerations.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12',
          )}
        >
          {section.items?.map((item) => (
            <li
              key={item._id}
              data-sanity={documentAttribute(item)}
              className="grid gap-x-8 gap-y-2 border-b border-rule py-6 sm:grid-cols-[minmax(11rem,2fr)_3fr]"
            >
              <p className="font-serif text-h3 leading-tight font-semibold text-accent figures">
                <span>{item.dates}</span> <Year of={item} />
              </p>
              <div>
                <Heading>{item.title}</Heading>
                <p className="mt-2 text-soft">{item.description}</p>
                <PeriodNote period={item} className="mt-3 text-sm" />
              </div>
            </li>
          ))}
        </ul>
        {considerations.length > 0 && (
          <div className="self-start rounded-md border border-rule bg-raised p-6 lg:col-span-4 lg:p-8">
            {section.considerationsHeading && (
              <Heading className="mb-5">{section.considerationsHeading}</Heading>
            )}
            <DashList items={considerations} className="text-sm" />
          </div>
        )}
      </div>
    </HeadedSection>
  )
}
