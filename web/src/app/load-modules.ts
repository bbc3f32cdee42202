/**
 * Inlined into the head of every prerendered page, where `data-modules` of its own element lists the addresses of the page's modules, the
 * entry first. They are requested all at once: on a page that opens with a picture when that has loaded, as it would come later beside
 * them, else immediately; or at the first input. Until React has hydrated the page, presses that need it are kept: see hydrated.tsx. Must
 * not import anything.
 */
declare global {
  interface Window {
    /** Presses before hydration, and what stops recording them. Undefined on the development server. */
    earlyPresses?: {events: Event[]; stop: () => void} | undefined
  }
}

const {modules = ''} = (document.currentScript as HTMLScriptElement).dataset
const [entry = '', ...others] = modules.split(' ')
let isLoading = false

function loadModules(): void {
  if (isLoading) return
  isLoading = true
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}))
  }
  document.head.append(Object.assign(document.createElement('script'), {type: 'module', src: entry}))
}

// React writes it, before this script, for the picture that is rendered with a high priority.
const picture = document.querySelector('link[rel=preload][as=image]')
if (picture) for (const type of ['load', 'error']) picture.addEventListener(type, loadModules)
else loadModules()

const events: Event[] = []
const recorded = ['click', 'keydown', 'submit']

/** Links, `<details>`, popovers and dialogs work without script, so only buttons without a command and arrow keys on tabs wait. */
function record(event: Event): void {
  loadModules()
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
document.addEventListener('pointerdown', loadModules, {once: true})

window.earlyPresses = {
  events,
  stop: () => {
    for (const type of recorded) document.removeEventListener(type, record, true)
  },
}
