import {useContext} from 'react'
import {ActionList} from '../../content/action-list.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'
import {SectionHeadingId} from '../section-header.tsx'

type Props = {
  section: SectionOf<'hero'>
  className: string /** The heading at its largest. */
  display?: boolean
}

/** What the page is about, in its own words, and what to do about it. */
export function HeroText({section, className, display = false}: Props) {
  return (
    <div className={className}>
      {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
      <Heading id={useContext(SectionHeadingId)} level={1} className={display ? 'text-display' : undefined}>
        {section.heading}
      </Heading>
      {section.text && <p className="intro mt-6">{section.text}</p>}
      <ActionList actions={section.actions} className="mt-8" />
    </div>
  )
}
