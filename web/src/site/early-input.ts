type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** The controls of the page, keyed by kind, name and place among equal ones, and the focused control. */
export type Controls = {byKey: ReadonlyMap<string, Control>; focused: Element | null}

/** Finds the controls of the page. Fields without a name are left out, because browser extensions insert such fields. */
export function readControls(): Controls {
  const byKey = new Map<string, Control>()
  // The prerenderer has no document.
  const page = globalThis.document
  for (const control of page?.querySelectorAll<Control>(':is(input, select, textarea)[name], button') ?? []) {
    const kind = `${control.tagName} ${control.type} ${control.role ?? ''} ${control.name}`
    let place = 0
    while (byKey.has(`${kind} ${place}`)) place += 1
    byKey.set(`${kind} ${place}`, control)
  }
  return {byKey, focused: page?.activeElement ?? null}
}

/** What the visitor typed and chose before hydration. */
export type EarlyInput = readonly (readonly [control: Control, value: string | boolean])[]

/** Reads it before a component shows what the address or the browser's storage says. */
export const readInput = ({byKey}: Controls): EarlyInput =>
  [...byKey.values()]
    .filter(isChanged)
    .map((control) => [control, isBox(control) ? control.checked : control.value])

/**
 * Enters again what the visitor typed and chose before hydration, because React does not read it from the fields. If a password manager or
 * a translator changed the page before, React has replaced all elements, so that `before` contains detached ones.
 */
export function restoreInput(before: Controls, input: EarlyInput): void {
  const present = presentControl(before)
  for (const [control, value] of input) {
    const target = present(control)
    if (target) enter(value, target, control)
  }
  const {focused} = before
  const control = [...before.byKey.values()].find((each) => each === focused && !each.isConnected)
  if (control) present(control)?.focus({preventScroll: true})
}

/** Returns a function that finds the control of the page for one that may have been replaced. */
export function presentControl({byKey}: Controls): <C extends Control>(control: C) => C | undefined {
  const keys = new Map(Array.from(byKey, ([key, control]) => [control, key]))
  const after = readControls().byKey
  // The key contains the kind.
  return <C extends Control>(control: C) =>
    control.isConnected ? control : (after.get(keys.get(control) ?? '') as C | undefined)
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

function isChanged(control: Control): boolean {
  if (control instanceof HTMLButtonElement) return false
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].find(({defaultSelected}) => defaultSelected) ?? control.options[0]
    return control.value !== (chosen?.value ?? '')
  }
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

function enter(value: string | boolean, to: Control, from: Control): void {
  if (typeof value === 'boolean') {
    // A click that changes nothing is not reported, and cannot clear a radio button.
    if (!isBox(to) || (to.type === 'radio' && !value)) return
    to.checked = !value
    to.click()
    return
  }
  // Null in a field for an email address, whose selection cannot be set.
  const start = 'selectionStart' in from ? from.selectionStart : null
  // React reports a change only if the value differs from the last one that was set by this property of the element itself.
  to.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, value)
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}))
  if (start !== null && 'setSelectionRange' in to) to.setSelectionRange(start, start)
}
