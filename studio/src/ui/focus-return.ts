const controls = 'button, a[href], input, select, textarea'

/** Returns a function that focuses an element or, if it has left the page, the first control of the section that it was in. */
export function focusReturn(element: Element | null): () => void {
  const around: Element[] = []
  for (let each = element; each; each = each.parentElement) around.push(each)
  return () => {
    if (element?.isConnected) return (element as HTMLElement).focus()
    const left = around.filter((each) => each.isConnected && each.querySelector(controls))
    const section = left.find((each) => each.matches('section')) ?? left[0]
    section?.querySelector<HTMLElement>(controls)?.focus()
  }
}
