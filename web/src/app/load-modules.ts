/**
 * The only script in the document itself, put into every page by the prerenderer: it keeps what a visitor does before the page
 * answers, and requests the page's modules once what can be seen is there. `data-modules` on its element lists their addresses, the
 * entry first.
 */
import {type EarlyInput, keepEarlyInput} from './early-input.ts'

declare global {
  interface Window {
    /** Missing on the development server, whose pages are empty before there is script. */
    early?: EarlyInput
  }
}

// It is there while a script of the document runs, and has the attribute that the prerenderer gave it.
const modules = (document.currentScript as HTMLScriptElement).dataset.modules?.split(' ') ?? []
let isRequested = false

window.early = keepEarlyInput(window, () => {
  if (isRequested) return
  isRequested = true
  const [entry, ...others] = modules
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}))
  }
  void import(/* @vite-ignore */ entry as string)
})
