import {storedChoice} from '../lib/stored.ts'

/** Is 'off' if the visitor has switched the key `/` off: speech input presses single keys by mistake (WCAG 2.1.4). */
const shortcut = storedChoice('search_shortcut')

export const isShortcutOff = (): boolean => shortcut.get() === 'off'

export const setShortcut = (on: boolean): void => shortcut.set(on ? null : 'off')
