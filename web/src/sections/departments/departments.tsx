import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

export function Departments({section}: {section: SectionOf<'departments'>}) {
  const documentAttribute = useDocumentAttribute('department', 'name')
  return (
    <HeadedSection section={section}>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:gap-x-16 lg:gap-y-16">
        {section.items?.map((department) => (
          <li
            key={department._id}
            data-sanity={documentAttribute(department)}
            className="flex flex-col border-t border-rule-strong pt-6"
          >
            <div className="flex items-start justify-between gap-6">
              <Heading className="min-w-0">{department.name}</Heading>
              <Icon name={department.icon} className="size-8 text-accent" />
            </div>
            <p className="mt-3 text-soft">{department.description}</p>
            <ul className="mt-5 border-t border-rule text-sm">
              {department.responsibilities?.map((responsibility) => (
                <li key={responsibility} className="border-b border-rule py-2.5">
                  {responsibility}
                </li>
              ))}
            </ul>
            {department.lead && (
              <p className="mt-auto pt-5 text-sm">
                <span className="font-serif text-lg font-semibold" translate="no">
                  {department.lead.name}
                </span>
                <span className="block text-soft">{department.lead.role}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
