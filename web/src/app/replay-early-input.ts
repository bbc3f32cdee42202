import {nextTask, whenIdle} from '../lib/when-idle.ts'
import type {EarlyInput} from './early-input.ts'

/** Does what waits, one after the other, and tells what was typed. The page must answer by now. */
export async function replayEarlyInput({events, keep}: EarlyInput): Promise<void> {
  const letGo = (type: string) => document.removeEventListener(type, keep, {capture: true})
  for (const type of ['click', 'submit', 'keydown']) letGo(type)
  for (const [event] of [...events]) {
    if (event.type === 'input') continue
    act(event)
    // What one did must be drawn before the next one builds on it.
    await nextTask()
  }
  // Parts of the page come to life after its frame.
  await whenIdle()
  letGo('input')
  const entered = new Map<EventTarget | null, string>()
  for (const [{type, target}, value] of events) if (type === 'input') entered.set(target, value)
  for (const [field, value] of entered) if (isField(field)) enter(field, value)
}

function act(event: Event): void {
  const {target} = event
  if (event instanceof KeyboardEvent) {
    // The focus moves with each key.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true}))
  } else if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // A press, not the submit event itself: React brings what is pressed to life at once, but not what is submitted, and a form
    // that is not alive would be sent by the browser.
    if (event.submitter) event.submitter.click()
    else target.requestSubmit()
  } else if (target instanceof Element) target.closest('button')?.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/**
 * As if it were typed now. React watches the element's own property: emptied there and set past it, the value is news. Whoever is still
 * typing finds the cursor where it was.
 */
function enter(field: Field, value: string): void {
  const {selectionStart: start, selectionEnd: end} = field as HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (start && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(start, end)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}))
}
