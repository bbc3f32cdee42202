import {type ReactNode, useContext, useId} from 'react'
import {useDataAttribute} from '../content/data-attribute.ts'
import type {Section} from '../content/types.ts'
import {Breakable} from '../ui/breakable.tsx'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {Split} from '../ui/split.tsx'
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

type HeaderProps = {
  section: {_type?: string; heading?: string | null; intro?: string | null; eyebrow?: string | null}
  /** Name of the introduction's field. */
  introField?: string
}

/** Eyebrow, heading and introduction of a section; renders nothing without them. */
export function SectionHeader({
  section: {_type, heading, intro, eyebrow},
  introField = 'intro',
}: HeaderProps) {
  const place = useDataAttribute()
  // The texts of a band without a type are not fields of its document.
  const attribute = _type ? place : undefined
  const id = useContext(SectionHeadingId)
  if (!heading && !intro && !eyebrow) return null
  return (
    <header className="section-header">
      {eyebrow && (
        <p className="eyebrow" data-sanity={attribute?.('eyebrow')}>
          {eyebrow}
        </p>
      )}
      {heading && (
        <Heading id={id} data-sanity={attribute?.('heading')}>
          {heading}
        </Heading>
      )}
      {intro && (
        <p className="intro" data-sanity={attribute?.(introField)}>
          <Breakable text={intro} />
        </p>
      )}
    </header>
  )
}

/** The band of a section that begins with its heading and introduction. Headings inside are one level below it. */
export function HeadedSection({section, children}: Props) {
  return (
    <SectionFrame section={section}>
      <SectionHeader section={section} />
      <HeadingScope when={Boolean(section.heading)}>{children}</HeadingScope>
    </SectionFrame>
  )
}

type SplitProps = Props & {
  /** Keeps the heading in view next to a long list. */
  sticky?: boolean
}

/** The band of a section with its heading in the left column. Headings inside are one level below it. */
export function SplitSection({section, sticky, children}: SplitProps) {
  if (!section.heading) return <SectionFrame section={section}>{children}</SectionFrame>
  return (
    <SectionFrame section={section}>
      <Split aside={<SectionHeader section={section} />} sticky={sticky}>
        <HeadingScope>{children}</HeadingScope>
      </Split>
    </SectionFrame>
  )
}
