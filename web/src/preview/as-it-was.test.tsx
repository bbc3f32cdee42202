import {fireEvent, screen} from '@testing-library/react'
import {useLocation} from 'react-router-dom'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {AsItWas} from './as-it-was.tsx'

// jsdom has dialogs that do not open. A dialog that opens takes the focus, unless it is inert.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
  if (!this.inert) this.querySelector('iframe')?.focus()
}

const Path = () => <output>{useLocation().pathname}</output>

it('shows the archived page without script or focus, follows its links, and stays at a version that the editor opened', () => {
  renderOnSite(
    <>
      <Path />
      <AsItWas moment="2026-10-15" />
    </>,
    {history: ['/about']},
  )
  expect(document.activeElement).toBe(document.body)
  const frame = screen.getByTitle<HTMLIFrameElement>('Archived page')
  expect(frame.closest('dialog')?.open).toBe(true)
  expect(frame.getAttribute('src')).toBe('/_archive/2026-10-15/about')
  expect(frame.getAttribute('sandbox')).not.toContain('scripts')
  const arriveAt = (pathname: string) => {
    Object.defineProperty(frame, 'contentWindow', {value: {location: {pathname}}, configurable: true})
    fireEvent.load(frame)
  }
  arriveAt('/_archive/2026-10-01T09:14:03.000Z/about')
  expect(frame.getAttribute('src')).toBe('/_archive/2026-10-01T09:14:03.000Z/about')
  arriveAt('/_archive/2026-10-01T09:14:03.000Z/contact')
  expect(screen.getByRole('status').textContent).toBe('/contact')
  expect(frame.getAttribute('src')).toBe('/_archive/2026-10-01T09:14:03.000Z/contact')
})
