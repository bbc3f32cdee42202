import type {ItemProps} from 'sanity'
import {useFocusReturn} from '../../ui/focus-return.ts'

/** Renders an item of a list. When its dialog closes, the focus returns to what opened it, because Sanity's dialog returns it to nothing. */
export function ItemWithFocus(props: ItemProps) {
  return (
    <>
      {props.renderDefault(props)}
      {'open' in props && props.open && <FocusReturn />}
    </>
  )
}

function FocusReturn() {
  useFocusReturn()
  return null
}
