import {nextTab} from '../ui/next-tab.ts'

declare global {
  interface Window {
    /**
     * Buttons pressed before hydration. `stop` ends recording; `fail` does too, and shows the page as without script. Undefined after
     * hydration and on the development server.
     */
    earlyPresses?: {buttons: HTMLButtonElement[]; stop: () => void; fail: () => void} | undefined
  }
}

/** The only inline script. Until hydration it opens tabs, and records presses that need React, which hydrated.tsx repeats. */
export const earlyPresses = `(${recordPresses})(${nextTab})`

/** Runs on its own in the document, so it must not use anything outside of it. */
function recordPresses(next: typeof nextTab): void {
  const buttons: HTMLButtonElement[] = []
  const recorded = ['click', 'keydown', 'submit']

  /** Shows the panel of a tab as the section of tabs does. */
  function openTab(tab: HTMLElement): void {
    for (const other of tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
      other.ariaSelected = String(other === tab)
      other.tabIndex = other === tab ? 0 : -1
      const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
      if (panel) panel.hidden = other !== tab
    }
  }

  function press(event: Event, button: HTMLButtonElement): void {
    event.preventDefault()
    event.stopPropagation()
    buttons.push(button)
    if (button.role === 'tab') openTab(button)
    // A script that a blocker or a proxy holds never comes: no error says so.
    if (button.type === 'submit') setTimeout(() => window.earlyPresses?.fail(), 15_000)
  }

  function record(event: Event): void {
    const button = (event.target as Element).closest('button')
    if (event.type === 'submit') {
      // Follows from a click or from Enter, which browsers report as a click on the form's button.
      event.preventDefault()
      event.stopPropagation()
    } else if (event instanceof KeyboardEvent) {
      const tabs = [...(button?.parentElement?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])]
      const tab = tabs[next(event, tabs.indexOf(button as HTMLButtonElement), tabs.length) ?? -1]
      if (button?.role !== 'tab' || !tab) return
      tab.focus()
      press(event, tab)
    } else if (button && !button.popoverTargetElement && !button.commandForElement) press(event, button)
  }

  function stop(): void {
    for (const type of recorded) document.removeEventListener(type, record, true)
  }

  /** Shows the form's text for visitors without script, where they would look for an answer to their press. */
  function fail(): void {
    stop()
    document.documentElement.dataset.scriptFailed = ''
    const pressed = buttons.find(({type}) => type === 'submit')
    pressed?.form?.querySelector('[data-without-script]')?.scrollIntoView()
  }

  for (const type of recorded) document.addEventListener(type, record, true)
  // A file of the site that does not load, or that this browser cannot run. Extensions' scripts are of other origins.
  const onError = ({target, filename = (target as HTMLScriptElement).src}: ErrorEvent) => {
    if (filename?.startsWith(origin) && filename.endsWith('.js')) window.earlyPresses?.fail()
  }
  // Errors of elements do not bubble.
  addEventListener('error', onError, true)
  window.earlyPresses = {buttons, stop, fail}
}
