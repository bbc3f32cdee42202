/**
 * The only script in the document itself: whatever a visitor does from the first paint on is kept, however late the rest comes. Its
 * element has the address of the rest (entry-browser.ts), which is asked for once what can be seen is there, and so never competes with
 * it. The prerenderer puts it into every page.
 */
import {type EarlyInput, keepEarlyInput} from './early-input.ts'

declare global {
  interface Window {
    /** Missing on the development server, whose pages are empty before there is script. */
    early?: EarlyInput
  }
}

// It is there while a script of the document runs, and has the attribute that the prerenderer gave it.
const {entry} = (document.currentScript as HTMLScriptElement).dataset
window.early = keepEarlyInput(window, () => void import(/* @vite-ignore */ entry as string))
