import {useContext} from 'react'
import {useLocation} from 'react-router-dom'
import {ActionList} from '../../content/action-list.tsx'
import {Breadcrumb} from '../../content/breadcrumb.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {useCrumbs} from '../../content/use-crumbs.ts'
import {Heading} from '../../ui/heading.tsx'
import {SectionHeadingId} from '../section-heading-id.ts'

type Props = {
  section: SectionOf<'hero'>
  className: string
  /** The heading at its largest. */
  display?: boolean
}

/** Renders the heading, the text and the buttons of a hero. */
export function HeroText({section, className, display = false}: Props) {
  const attribute = useDataAttribute()
  const crumbs = useCrumbs(useLocation().pathname)
  const repeatsCrumb = crumbs.at(-1)?.label.toLowerCase() === section.eyebrow?.toLowerCase()
  return (
    <div className={className}>
      <Breadcrumb crumbs={crumbs} />
      {section.eyebrow && !repeatsCrumb && (
        <p className="eyebrow" data-sanity={attribute?.('eyebrow')}>
          {section.eyebrow}
        </p>
      )}
      <Heading
        id={useContext(SectionHeadingId)}
        level={1}
        data-sanity={attribute?.('heading')}
        className={display ? 'text-display' : undefined}
      >
        {section.heading}
      </Heading>
      {section.text && (
        <p className="intro mt-6" data-sanity={attribute?.('text')}>
          {section.text}
        </p>
      )}
      <ActionList actions={section.actions} className="mt-8" />
    </div>
  )
}
