import {useDeferredValue} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'
import type {Section} from '../content/types.ts'
import {SectionList} from '../sections/section-list.tsx'

/** It fills most of a screen, and the page fades in meanwhile. */
const firstSections = 1

/**
 * The sections of a page. After a click the first is drawn and shown, then the others: a visitor waits half as long. A page that came
 * as HTML is whole, and so is one that opens further down: where the visitor was, or at an anchor.
 */
export function PageSections({sections}: {sections: readonly Section[] | null}) {
  const {hash} = useLocation()
  // The first page of a visit counts as "POP" too.
  const opensAtTop = useNavigationType() !== 'POP' && hash === ''
  const atOnce = opensAtTop ? (sections?.slice(0, firstSections) ?? null) : sections
  const shown = useDeferredValue(sections, atOnce)
  return (
    <>
      <SectionList sections={shown} />
      {/* Keeps the footer off the screen until all is there. */}
      {shown !== sections && <div className="h-screen" />}
    </>
  )
}
