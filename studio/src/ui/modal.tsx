import {Dialog} from '@sanity/ui'
import type {ComponentProps} from 'react'
import {useFocusReturn} from './focus-return.ts'

/** Renders a dialog that returns the focus to the element that opened it, or near it if that has left the page. */
export function Modal(props: ComponentProps<typeof Dialog>) {
  useFocusReturn()
  return <Dialog {...props} />
}
