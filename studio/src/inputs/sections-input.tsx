import {useEffect, useRef} from 'react'
import type {ArrayOfObjectsInputProps} from 'sanity'

/** In milliseconds: the section picker has opened by then. */
const opened = 300

/** Renders a list of sections. Focuses the search of the section picker, because opening it by keyboard loses the focus at times. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focusSearch = () =>
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('[data-ui="Popover"] input')?.focus()
      }, opened)
    const element = list.current
    element?.addEventListener('click', focusSearch)
    return () => element?.removeEventListener('click', focusSearch)
  }, [])
  return <div ref={list}>{props.renderDefault(props)}</div>
}
