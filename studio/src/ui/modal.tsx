import {Dialog} from '@sanity/ui'
import {type ComponentProps, useEffect, useState} from 'react'
import {focusReturn} from './focus-return.ts'

/** Renders a dialog that returns the focus to the element that opened it, or near it if that has left the page. */
export function Modal(props: ComponentProps<typeof Dialog>) {
  const [returnFocus] = useState(() => focusReturn(document.activeElement))
  useEffect(() => returnFocus, [returnFocus])
  return <Dialog {...props} />
}
