import type {ReactNode} from 'react'
import {useInterfaceText} from '../content/site-context.ts'
import type {Section} from '../content/types.ts'
import {LastGood} from './last-good.tsx'

type Props = {section: Section; children: (section: Section) => ReactNode}

/** Keeps the error of a section from the rest of the page: shows the section as it last was, or a message. */
export function SectionBoundary({section, children}: Props) {
  return (
    <LastGood value={section} name={section._type} fallback={<SectionFailed />}>
      {children}
    </LastGood>
  )
}

function SectionFailed() {
  return (
    <div role="alert" className="container-page py-8">
      <p>{useInterfaceText().sectionError}</p>
    </div>
  )
}
