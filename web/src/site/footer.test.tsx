import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, it, vi} from 'vitest'
import {siteWithMenu} from '../../../tests/fixtures/site.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import {RenderedAtContext} from '../content/clock.ts'
import {Footer} from './footer.tsx'

it('updates the year of a page that was rendered last year, in the time zone of the site', async () => {
  const {navigation} = siteWithMenu
  const site = {...siteWithMenu, navigation: navigation && {...navigation, copyright: '© {year} Site'}}
  const renderedAt = new Date('2026-01-01T04:59:00Z')
  const element = (
    <OnSite site={site}>
      <RenderedAtContext value={renderedAt.getTime()}>
        <Footer />
      </RenderedAtContext>
    </OnSite>
  )
  vi.useFakeTimers({now: renderedAt, toFake: ['Date']})
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  expect(container.textContent).toContain('© 2025 Site')
  vi.setSystemTime(new Date('2026-01-01T05:00:00Z')) // midnight in New York
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, element, {onRecoverableError: (error) => problems.push(error)}),
  )
  expect(problems).toEqual([])
  expect(container.textContent).toContain('© 2026 Site')
  root.unmount()
})
