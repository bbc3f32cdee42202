import {topicAnchor} from '@upline/domain/content/topic-anchor.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {classNames} from '../../ui/class-names.ts'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {Rings} from '../../ui/rings.tsx'
import {currentPapers, type Paper, usePaper} from '../papers.ts'
import {SplitSection} from '../section-frame.tsx'

/** Renders the topics of contracting. Steps are an ordered list, each with as many rings as its number. */
export function ContractingGuide({section}: {section: SectionOf<'contractingGuide'>}) {
  const documentAttribute = useDocumentAttribute('contractingTopic', 'title')
  const {items, emptyText} = section
  const isOrdered = items?.every(({kind}) => kind === 'step')
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <SplitSection section={section} sticky>
      {items && items.length > 0 ? (
        <List className="border-t border-rule-strong">
          {items.map((topic, index) => (
            <li
              key={topic._id}
              id={topicAnchor(topic.title) || undefined}
              data-sanity={documentAttribute(topic)}
              className={classNames(
                'relative grid gap-x-8 gap-y-2 border-b border-rule py-6 sm:grid-cols-[minmax(13.5rem,2fr)_5fr]',
                isOrdered && 'min-[16rem]:pl-14',
              )}
            >
              {isOrdered && (
                <Rings
                  count={index + 1}
                  className="absolute top-6 left-0 size-9 text-accent max-[16rem]:hidden [&_path]:stroke-[6]"
                />
              )}
              <div>
                <Heading className="font-serif text-h3">{topic.title}</Heading>
                {topic.duration && (
                  <p className="mt-1 text-sm font-semibold text-accent figures">
                    <span className="sr-only">{`${section.durationLabel ?? ''}: `}</span>
                    <span>{topic.duration}</span>
                  </p>
                )}
                {topic.reviewed && (
                  <p className="mt-1 text-sm text-balance text-soft">
                    {fill(section.reviewedText, {date: formatDate(topic.reviewed)})}
                  </p>
                )}
              </div>
              <div>
                <p className="max-w-measure">{topic.summary}</p>
                {topic.body && <RichText value={topic.body} className="mt-4 text-soft" />}
                {currentPapers([topic.document]).map((paper) => (
                  <TopicDocument key={paper._id} paper={paper} label={section.downloadLabel} />
                ))}
              </div>
            </li>
          ))}
        </List>
      ) : (
        emptyText && <p className="border-y border-rule py-6 text-soft">{emptyText}</p>
      )}
    </SplitSection>
  )
}

function TopicDocument({paper, label}: {paper: Paper; label: string | null}) {
  const {link, facts} = usePaper(paper)
  if (!link) return <PeriodNote period={paper} className="mt-3" />
  return (
    <a {...link} className="mt-3 block py-2">
      <Icon name="download" className="mr-2 inline size-5 text-accent" />
      <span className="inline-link font-semibold">{`${label ?? ''}: ${paper.name ?? ''}`}</span>
      <span className="text-sm text-soft figures">{` (${facts})`}</span>
    </a>
  )
}
