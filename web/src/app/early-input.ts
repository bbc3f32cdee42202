import {nextTask, whenIdle} from '../lib/when-idle.ts'

const tabKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/**
 * Keeps what a visitor does before the page answers: presses of buttons, sent forms and the keys that choose a tab wait;
 * what is typed or chosen is told once somebody listens; everything else the browser does by itself (links, `<details>`,
 * popovers) goes on. Returns what stops keeping and does the waiting things, one after the other.
 */
export function keepEarlyInput(page: Document): () => Promise<void> {
  const waiting: (() => void)[] = []
  const entered = new Map<Field, string>()
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return
    hold(event)
    waiting.push(() => button.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const {target, submitter} = event
    if (!(target instanceof HTMLFormElement)) return
    hold(event)
    // A press, not the submit event itself: React brings what is pressed to life at once, but not what is submitted, and a form
    // that is not alive would be sent by the browser.
    waiting.push(() => (submitter ? submitter.click() : target.requestSubmit()))
  }
  const onKey = (event: KeyboardEvent) => {
    const onTab = event.target instanceof Element && event.target.closest('[role="tab"]')
    if (!onTab || !tabKeys.has(event.key)) return
    hold(event)
    // The focus moves with each key.
    waiting.push(() =>
      page.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true})),
    )
  }
  const onInput = ({target}: Event) => {
    if (isField(target)) entered.set(target, target.value)
  }
  page.addEventListener('input', onInput, {capture: true})
  page.addEventListener('click', onClick, {capture: true})
  page.addEventListener('keydown', onKey, {capture: true})
  page.addEventListener('submit', onSubmit, {capture: true})
  return async () => {
    page.removeEventListener('click', onClick, {capture: true})
    page.removeEventListener('keydown', onKey, {capture: true})
    page.removeEventListener('submit', onSubmit, {capture: true})
    for (const act of waiting) {
      act()
      // What one did must be drawn before the next one builds on it.
      await nextTask()
    }
    // Parts of the page come to life after its frame, and set their fields back to what they know.
    await whenIdle()
    page.removeEventListener('input', onInput, {capture: true})
    for (const [field, value] of entered) if (field.value !== value) enter(field, value)
  }
}

function hold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** As if it were typed now. React watches the element's own property; past it, the value is news. */
function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}))
}
