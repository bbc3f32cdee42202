import {type ReactNode, useId} from 'react'
import {useDataAttribute} from '../content/data-attribute.ts'
import type {Section} from '../content/types.ts'
import {HeadingScope} from '../ui/heading.tsx'
import {SectionHeadingId} from './section-heading-id.ts'

type Props = {
  /** A section, or a band of another page, which has no type. */
  section: {_type?: Section['_type']} & Partial<
    Record<'anchor' | 'tone' | 'eyebrow' | 'heading' | 'intro', string | null>
  >
  children: ReactNode
}

/** The band of a section, which its heading names for assistive technology. Headings inside are one level lower. */
export function SectionFrame({section, children}: Props) {
  const attribute = useDataAttribute()
  const headingId = useId()
  return (
    <section
      id={section.anchor ?? undefined}
      data-section={section._type}
      data-sanity={section._type && attribute?.()}
      data-tone={section.tone ?? 'paper'}
      aria-labelledby={section.heading ? headingId : undefined}
      className="section"
    >
      <SectionHeadingId value={headingId}>
        <HeadingScope>
          <div className="container-page">{children}</div>
        </HeadingScope>
      </SectionHeadingId>
    </section>
  )
}
