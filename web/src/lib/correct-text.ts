/** Sets the text of an element whose HTML may have been rendered on an earlier day. With `suppressHydrationWarning` React keeps the text that it finds there. */
export function correctText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
