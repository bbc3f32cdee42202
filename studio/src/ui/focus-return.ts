import {useEffect, useState} from 'react'

export const controls = 'button, a[href], input, select, textarea'

/**
 * Returns a function that focuses an element or, if it has left the page, the first control of the section that it was in. An item of a menu
 * means the menu's button.
 */
export function focusReturn(focused: Element | null): () => void {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const element = (button && document.getElementById(button)) || focused
  const around: Element[] = []
  for (let each = element; each && each !== document.body; each = each.parentElement) around.push(each)
  return () => {
    if (element?.isConnected) return (element as HTMLElement).focus()
    const left = around.filter((each) => each.isConnected && each.querySelector(controls))
    const section = left.find((each) => each.matches('section')) ?? left[0]
    section?.querySelector<HTMLElement>(controls)?.focus()
  }
}

/** Returns the focus to where it is now when the component leaves the page. */
export function useFocusReturn(): void {
  const [returnFocus] = useState(() => focusReturn(document.activeElement))
  useEffect(() => returnFocus, [returnFocus])
}
