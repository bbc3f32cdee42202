import {screen} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {LegalSections} from './legal-sections.tsx'

const show = (effectiveDate: string | null) =>
  renderOnSite(<LegalSections section={{...sectionOf('legalSections'), effectiveDate}} />)
const date = () => screen.getByText(/^Last Updated/).parentElement?.querySelector('time')

test('shows the date that staff set', () => {
  show('2026-03-01')
  expect(date()?.outerHTML).toBe('<time datetime="2026-03-01">March 1, 2026</time>')
})

test('shows the present day where staff set none, whatever languages the browser names', () => {
  vi.useFakeTimers({now: new Date(2026, 10, 22, 12), toFake: ['Date']})
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix'])
  show(null)
  // Uses the locale of the machine that runs the test.
  expect(date()?.outerHTML).toMatch(/datetime="2026-11-22".*2026/)
})
