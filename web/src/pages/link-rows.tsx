import type {ReactNode} from 'react'
import {Heading} from '../ui/heading.tsx'

export const linkRowClass =
  'flex min-h-14 items-center border-b border-rule py-3 font-semibold text-link decoration-accent underline-offset-4 hover:underline'

/** Ways on, one under the other; the children are list items that hold a link of `linkRowClass`. */
export function LinkRows({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <div>
      <Heading className="mb-5 text-h3">{heading}</Heading>
      <ul className="border-t border-rule-strong">{children}</ul>
    </div>
  )
}
