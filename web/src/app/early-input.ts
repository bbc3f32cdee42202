const tabKeys = /^(Arrow[LR]|Home|End)/

/** What happened before the page answers. */
export type EarlyInput = {
  /** Resolves at the first input of the visitor. Until then the page may wait for a browser that is idle. */
  readonly first: Promise<void>
  /** What waits, in its order, each with the value that its field had then. */
  readonly events: readonly (readonly [event: Event, value: string])[]
  /** What listens to the document's clicks, keydowns, submits and inputs, in their capture phase. */
  keep(event: Event): void
}

/**
 * Keeps what a visitor does before the page answers: presses of buttons, sent forms and the keys that choose a tab wait, what is typed
 * or chosen is noted; everything else the browser does by itself (links, `<details>`, popovers). Calls `start` when the page has loaded
 * and at the first inputs: more than once.
 *
 * Stands in the document itself (load-modules.ts), so it imports nothing and is short.
 */
export function keepEarlyInput(page: Window, start: () => void): EarlyInput {
  const events: [Event, string][] = []
  const keep = (event: Event) => {
    const {target, type} = event
    if (!(target instanceof Element)) return
    const waits =
      type === 'submit' ||
      (type === 'click' && needsScript(target.closest('button'))) ||
      (type === 'keydown' && target.closest('[role=tab]') && tabKeys.test((event as KeyboardEvent).key))
    if (waits) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (waits || type === 'input') events.push([event, (target as HTMLInputElement).value])
  }
  for (const type of ['click', 'keydown', 'submit', 'input']) {
    page.document.addEventListener(type, keep, true)
  }
  page.addEventListener('load', start)
  const first = new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin', 'wheel']) {
      page.addEventListener(type, () => resolve(start()), {once: true, passive: true})
    }
  })
  return {first, events, keep}
}

/** A button that does something which the browser does not do by itself. */
function needsScript(button: HTMLButtonElement | null): boolean {
  return button?.type === 'button' && !button.popoverTargetElement && !button.commandForElement
}
