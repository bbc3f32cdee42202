import type {MouseEvent} from 'react'
import type {ArrayOfObjectsInputProps} from 'sanity'

/** In milliseconds: the section picker has opened by then. */
const opened = 300
const popover = '[data-ui="Popover"]'

/**
 * Renders a list of sections. Clears and focuses the search of the section picker, because it keeps what an editor typed before, and opening
 * it leaves or loses the focus at times.
 */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const onClick = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest(popover)) return
    const searches = () => [
      ...document.querySelectorAll<HTMLInputElement>(`${popover} input[placeholder=Search]`),
    ]
    for (const search of searches()) {
      search.setRangeText('', 0, search.value.length)
      search.dispatchEvent(new Event('input', {bubbles: true}))
    }
    setTimeout(
      () =>
        searches()
          .find((search) => search.checkVisibility())
          ?.focus(),
      opened,
    )
  }
  return (
    <div onClickCapture={onClick} role="none">
      {props.renderDefault(props)}
    </div>
  )
}
