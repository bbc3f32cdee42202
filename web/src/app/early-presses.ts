declare global {
  interface Window {
    /** Presses before hydration, and what stops recording them. Undefined on the development server. */
    earlyPresses?: {events: Event[]; stop: () => void} | undefined
  }
}

/** The only script that a document contains: keeps presses that need React until it has hydrated the page. See hydrated.tsx. */
export const earlyPresses = `(${recordPresses})()`

/** Runs on its own in the document, so it must not use anything outside of it. */
function recordPresses(): void {
  const events: Event[] = []
  const recorded = ['click', 'keydown', 'submit']

  /** Links, `<details>`, popovers and dialogs work without script, so only buttons without a command and arrow keys on tabs wait. */
  function record(event: Event): void {
    const target = event.target as Element
    const button = target.closest('button')
    const waits =
      event.type === 'click'
        ? button && !button.popoverTargetElement && !button.commandForElement
        : event.type === 'submit' || (target.role === 'tab' && (event as KeyboardEvent).key !== 'Tab')
    if (!waits) return
    event.preventDefault()
    event.stopPropagation()
    // A submit follows from a click or from Enter, which browsers report as a click on the form's button.
    if (event.type !== 'submit') events.push(event)
  }

  for (const type of recorded) document.addEventListener(type, record, true)
  window.earlyPresses = {
    events,
    stop: () => {
      for (const type of recorded) document.removeEventListener(type, record, true)
    },
  }
}
