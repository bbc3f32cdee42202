import {useRef} from 'react'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {classNames} from '../../ui/class-names.ts'
import {Heading} from '../../ui/heading.tsx'
import {useFadeIn} from '../../ui/use-fade-in.ts'
import type {EntryProps} from './timeline-entry.tsx'
import {Trunk} from './trunk.tsx'

/** One entry of a compact timeline: trunk, year and title. */
export function BriefEntry({entry, rings, most}: EntryProps) {
  const documentAttribute = useDocumentAttribute('timelineEntry', 'title')
  const element = useRef<HTMLLIElement>(null)
  const waiting = useFadeIn(element)
  return (
    <li
      ref={element}
      data-sanity={documentAttribute(entry)}
      className={classNames(
        'flex items-center gap-5 border-t border-rule-strong pt-5 transition-opacity duration-700 lg:block',
        waiting && 'opacity-0 print:opacity-100',
      )}
    >
      <div className="grid h-20 w-20 shrink-0 place-items-center text-accent max-[16rem]:hidden lg:h-28 lg:w-28">
        <Trunk rings={rings} most={most} />
      </div>
      <div className="min-w-0 lg:mt-4">
        <p className="font-serif text-h2 font-semibold text-accent figures">{entry.year}</p>
        <Heading className="mt-1">{entry.title}</Heading>
      </div>
    </li>
  )
}
