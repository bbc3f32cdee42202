import type {ReactNode} from 'react'
import {Heading} from '../ui/heading.tsx'

/** Renders a list of links. The children are list items with a link of `linkRowClass`. */
export function LinkRows({heading, children}: {heading: string | null; children: ReactNode}) {
  return (
    <div>
      <Heading className="mb-5 text-h3">{heading}</Heading>
      <ul className="border-t border-rule-strong">{children}</ul>
    </div>
  )
}
