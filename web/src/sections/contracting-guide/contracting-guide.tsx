import type {SectionOf} from '../../content/types.ts'
import {SplitSection} from '../split-section.tsx'
import {ContractingTopic} from './contracting-topic.tsx'

/** Renders the topics of contracting. Steps are an ordered list. */
export function ContractingGuide({section}: {section: SectionOf<'contractingGuide'>}) {
  const {items, emptyText} = section
  const isOrdered = items?.every(({kind}) => kind === 'step')
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <SplitSection section={section} sticky>
      {items && items.length > 0 ? (
        <List className="border-t border-rule-strong">
          {items.map((topic, index) => (
            <ContractingTopic
              key={topic._id}
              topic={topic}
              section={section}
              step={isOrdered ? index + 1 : undefined}
            />
          ))}
        </List>
      ) : (
        emptyText && <p className="border-y border-rule py-6 text-soft">{emptyText}</p>
      )}
    </SplitSection>
  )
}
