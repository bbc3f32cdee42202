import type {ComponentProps} from 'react'
import {HeadingScope} from '../ui/heading.tsx'
import {SectionFrame} from './section-frame.tsx'
import {SectionHeader} from './section-header.tsx'

/** The band of a section that begins with its heading and introduction. Headings inside are one level below it. */
export function HeadedSection({section, children}: ComponentProps<typeof SectionFrame>) {
  return (
    <SectionFrame section={section}>
      <SectionHeader section={section} />
      <HeadingScope when={Boolean(section.heading)}>{children}</HeadingScope>
    </SectionFrame>
  )
}
