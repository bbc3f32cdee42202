import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {ContractingTopic} from './contracting-topic.tsx'

/** What agents ask about contracting, one entry a topic. Steps are an ordered list. */
export function ContractingGuide({section}: {section: SectionOf<'contractingGuide'>}) {
  const {items, emptyText} = section
  const isOrdered = items?.every(({kind}) => kind === 'step')
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <SectionFrame section={section}>
      <Split aside={<SectionHeader heading={section.heading} intro={section.intro} />} sticky>
        {items && items.length > 0 ? (
          <HeadingScope>
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
          </HeadingScope>
        ) : (
          emptyText && <p className="border-y border-rule py-6 text-soft">{emptyText}</p>
        )}
      </Split>
    </SectionFrame>
  )
}
