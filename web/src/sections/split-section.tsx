import type {ComponentProps} from 'react'
import {HeadingScope} from '../ui/heading.tsx'
import {Split} from '../ui/split.tsx'
import {SectionFrame} from './section-frame.tsx'
import {SectionHeader} from './section-header.tsx'

type Props = ComponentProps<typeof SectionFrame> & {
  /** Keeps the heading in view next to a long list. */
  sticky?: boolean
}

/** The band of a section with its heading in the left column. Headings inside are one level below it. */
export function SplitSection({section, sticky, children}: Props) {
  if (!section.heading) return <SectionFrame section={section}>{children}</SectionFrame>
  return (
    <SectionFrame section={section}>
      <Split aside={<SectionHeader section={section} />} sticky={sticky}>
        <HeadingScope>{children}</HeadingScope>
      </Split>
    </SectionFrame>
  )
}
