import {ArrayOfObjectsFunctions, type ArrayOfObjectsInputProps} from 'sanity'

/** In milliseconds: the section picker has opened by then. */
const opened = 300
const popover = '[data-ui="Popover"]'

/** Renders a list of sections. Focuses the search of the section picker, because opening it by keyboard leaves or loses the focus at times. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const focusSearch = () =>
    setTimeout(() => {
      const searches = [...document.querySelectorAll<HTMLElement>(`${popover} input`)]
      const search = searches.find((input) => input.checkVisibility())
      if (!search?.closest(popover)?.contains(document.activeElement)) search?.focus()
    }, opened)
  return (
    <div onClickCapture={focusSearch} role="none">
      {props.renderDefault({...props, arrayFunctions: AddSection})}
    </div>
  )
}

/** Remounts “Add item” after each section: otherwise the section picker keeps its search. */
const AddSection: ArrayOfObjectsInputProps['arrayFunctions'] = (props) => (
  <ArrayOfObjectsFunctions key={props.value?.length} {...props} />
)
