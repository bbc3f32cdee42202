import {useContext} from 'react'
import {useDataAttribute} from '../content/data-attribute.ts'
import {Breakable} from '../ui/breakable.tsx'
import {Heading} from '../ui/heading.tsx'
import {SectionHeadingId} from './section-heading-id.ts'

type Props = {
  section: {_type?: string; heading?: string | null; intro?: string | null; eyebrow?: string | null}
  /** Name of the introduction's field. */
  introField?: string
}

/** Eyebrow, heading and introduction of a section; renders nothing without them. */
export function SectionHeader({section: {_type, heading, intro, eyebrow}, introField = 'intro'}: Props) {
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
