import {ActionList} from '../../content/action-list.tsx'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {NamedAction} from '../../content/named-action.tsx'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

export function ToolList({section}: {section: SectionOf<'toolList'>}) {
  const documentAttribute = useDocumentAttribute('marketingTool', 'name')
  return (
    <HeadedSection section={section}>
      <ul className="in-pairs grid gap-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(17.5rem,100%),1fr))] lg:gap-8">
        {section.items?.map((tool) => (
          <li
            key={tool._id}
            data-sanity={documentAttribute(tool)}
            className="flex flex-col rounded-md border border-rule bg-raised p-6 lg:p-8"
          >
            <Icon name={tool.icon} className="mb-5 size-8 text-accent" />
            <Heading>{tool.name}</Heading>
            <p className="mt-3 text-soft">{tool.description}</p>
            <DashList items={tool.features} className="mt-5 mb-8 text-sm" />
            <NamedAction action={tool.action} name={tool.name} className="mt-auto self-start" />
          </li>
        ))}
      </ul>
      <ActionList actions={section.actions} className="mt-10" />
    </HeadedSection>
  )
}
