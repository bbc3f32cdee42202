/**
 * Keeps what a visitor does before the page answers: presses of buttons and sent forms wait, everything the browser
 * does by itself (links, `<details>`, popovers, typing) goes on. Returns what does the waiting things and stops keeping.
 */
export function keepEarlyInput(page: Document): () => void {
  const waiting: (() => void)[] = []
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
    waiting.push(() => target.requestSubmit(submitter))
  }
  page.addEventListener('click', onClick, {capture: true})
  page.addEventListener('submit', onSubmit, {capture: true})
  return () => {
    page.removeEventListener('click', onClick, {capture: true})
    page.removeEventListener('submit', onSubmit, {capture: true})
    for (const act of waiting) act()
  }
}

function hold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
