import {Dialog} from '@sanity/ui'
import {type ComponentProps, useEffect, useState} from 'react'

/** Renders a dialog that returns the focus to the element that opened it. */
export function Modal(props: ComponentProps<typeof Dialog>) {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  return <Dialog {...props} />
}
