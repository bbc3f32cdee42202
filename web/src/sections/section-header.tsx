import {useContext} from 'react'
import {useDataAttribute} from '../content/data-attribute.ts'
import {Breakable} from '../ui/breakable.tsx'
import {Heading} from '../ui/heading.tsx'
import {SectionHeadingId} from './section-heading-id.ts'

type Props = {
  heading?: string | null
  intro?: string | null
  /** Name of the introduction's field, `intro` by default. */
  introField?: string
  /** False if the texts are not fields of the document around them. */
  isField?: boolean
  eyebrow?: string | null
}

/** Eyebrow, heading and introduction of a section; renders nothing without them. */
export function SectionHeader({heading, intro, introField = 'intro', eyebrow, isField = true}: Props) {
  const place = useDataAttribute()
  const attribute = isField ? place : undefined
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
