import {useDeferredValue} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'
import type {PageData} from '../content/types.ts'
import {SectionList} from '../sections/section-list.tsx'

/** After a click on a link, renders the sections that fill the screen before the rest of the page. */
export function PageSections({content}: {content: PageData}) {
  const sections = content.sections ?? []
  const {hash} = useLocation()
  const isNavigation = useNavigationType() === 'PUSH' && !hash
  const isWhole = useDeferredValue(true, !isNavigation)
  return <SectionList sections={isWhole ? sections : sections.slice(0, 2)} />
}
