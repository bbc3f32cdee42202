const storageKey = 'search_shortcut'
// Where the browser stores nothing, the choice holds until the page is left.
let isOff: boolean | undefined

/** Whether the visitor has switched the key `/` off: speech input presses single keys by mistake (WCAG 2.1.4). */
export function isShortcutOff(): boolean {
  try {
    return isOff ?? localStorage.getItem(storageKey) === 'off'
  } catch {
    return false
  }
}

export function setShortcut(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
    isOff = undefined
  } catch {
    isOff = !on
  }
}
