/** A control of a page, and what a visitor does with it. */
export type Control = {name: string; selector: string; act: 'click' | 'type'}

/** Milliseconds from the start of the navigation. */
export type Timing = {
  /** React has attached itself to the control's element. */
  held: number
  /** The page has changed after an input that was made then. */
  answered: number
}

declare global {
  interface Window {
    timing: Promise<Timing>
  }
}

/**
 * Runs in the page before anything else of it. With `early` there is an input, which should change nothing but the
 * time, 100 ms after the document was parsed. Rejects after a minute.
 */
export function watchControl({control: {selector, act}, early}: {control: Control; early: boolean}): void {
  const retryMs = 1000
  const timeoutMs = 60_000

  if (early) {
    // Module scripts delay DOMContentLoaded, but not this.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      setTimeout(() => {
        document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
      }, 100)
    })
  }

  window.timing = new Promise((resolve, reject) => {
    let control: HTMLInputElement | null = null
    let held = 0
    let acted = Number.NEGATIVE_INFINITY
    let before: string | undefined
    const timer = setInterval(() => {
      const now = performance.now()
      if (held === 0) {
        // The same element to the end: a tab that is selected no longer matches the selector.
        control = document.querySelector<HTMLInputElement>(selector)
        if (control && isHeld(control)) held = now
        else if (now < timeoutMs) return
      }
      if (!control || now >= timeoutMs) {
        clearInterval(timer)
        reject(new Error(`Nothing answered at ${selector} within a minute`))
        return
      }
      before ??= stateOf(control)
      if (stateOf(control) !== before) {
        clearInterval(timer)
        resolve({held: Math.round(held), answered: Math.round(now)})
      } else if (now - acted > retryMs) {
        acted = now
        input(control)
      }
    }, 10)
  })

  function isHeld(element: Element): boolean {
    return Object.keys(element).some((key) => /^__react(?:Props|Fiber)\$/.test(key))
  }

  /** What an answer changes: whether the tab is selected, or how many results are announced. */
  function stateOf(control: Element): string {
    const status = control.closest('[data-section]')?.querySelector('[aria-live]')
    return `${control.getAttribute('aria-selected')} ${act === 'type' ? status?.textContent : ''}`
  }

  function input(control: HTMLInputElement): void {
    if (act === 'click') control.click()
    else {
      // React keeps the value that was set through the element itself and would see no change.
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(control, control.value === 'a' ? 'e' : 'a')
      control.dispatchEvent(new Event('input', {bubbles: true}))
    }
  }
}
