import {screen} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {LastUpdated} from './last-updated.tsx'

test('shows the date that staff set', () => {
  renderOnSite(<LastUpdated date="2026-03-01" />)
  expect(screen.getByText('March 1, 2026').outerHTML).toContain('datetime="2026-03-01"')
})

test('shows the present day where staff set none, whatever languages the browser names', () => {
  vi.useFakeTimers({now: new Date(2026, 10, 22, 12), toFake: ['Date']})
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix'])
  renderOnSite(<LastUpdated date={null} />)
  // Uses the locale of the machine that runs the test.
  expect(screen.getByText(/2026/).outerHTML).toContain('datetime="2026-11-22"')
})
