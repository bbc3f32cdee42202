import {createContext, useContext} from 'react'
import {Heading} from '../ui/heading.tsx'

/** The id the frame gives its heading, by which the band is labelled. */
export const SectionHeadingId = createContext<string | undefined>(undefined)

type Props = {heading?: string | null; intro?: string | null; eyebrow?: string | null; className?: string}

/** The head of a section: eyebrow, heading, introduction; nothing where none is given. */
export function SectionHeader({heading, intro, eyebrow, className}: Props) {
  const id = useContext(SectionHeadingId)
  if (!heading && !intro && !eyebrow) return null
  return (
    <header className={`section-header ${className ?? ''}`}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {heading && <Heading id={id}>{heading}</Heading>}
      {intro && <p className="intro">{intro}</p>}
    </header>
  )
}
