import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'

const cards = '[data-testid^="media-asset-card-"]'

/** Makes the cards of Media buttons for keyboard users, because the plugin's cards react only to the mouse. */
export function LayoutWithCardKeys(props: LayoutProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, target} = event
      if (key === 'Tab') {
        for (const card of document.querySelectorAll<HTMLElement>(cards)) {
          const name = card.parentElement?.nextElementSibling?.textContent
          Object.assign(card, {tabIndex: 0, role: 'button', ariaLabel: name})
        }
      }
      if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches(cards)) return
      // Otherwise the key presses the button of the dialog that gets the focus.
      event.preventDefault()
      target.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return props.renderDefault(props)
}
