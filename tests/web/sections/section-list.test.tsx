import {render, screen} from '@testing-library/react'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {Section, SectionOf} from '../../../web/src/content/types.ts'
import {loadSections} from '../../../web/src/sections/load-sections.ts'
import {SectionList} from '../../../web/src/sections/section-list.tsx'
import {setErrorReporter} from '../../../web/src/services/error-log/report-error.ts'
import {callToAction} from '../../fixtures/sections/call-to-action.ts'
import {steps} from '../../fixtures/sections/steps.ts'
import {site} from '../../fixtures/site.ts'
import {OnSite} from '../../support/render-on-site.tsx'

// Content that its schema would refuse: the list is a text.
const broken = {...steps, items: 'one, two' as unknown as SectionOf<'steps'>['items']}
const reported: unknown[] = []
let stop = () => {}

beforeEach(async () => {
  stop = setErrorReporter((error, options) => reported.push(options?.component ?? error))
  await loadSections([steps, callToAction])
})
afterEach(() => {
  stop()
  reported.length = 0
})

const page = (sections: Section[]) => (
  <OnSite>
    <SectionList sections={sections} />
  </OnSite>
)

test('a broken section is left out of the prerendered page, the others stand', () => {
  const html = renderToString(page([broken, callToAction]))
  expect(html).toContain(callToAction.heading)
})

test('in the browser it says so, is reported under its type, and heals with its content', () => {
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const {rerender} = render(page([broken, callToAction]))
  expect(screen.getByRole('alert').textContent).toBe(site.interfaceText?.sectionError)
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual(['steps'])
  rerender(page([steps, callToAction]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a section type that this build does not know is skipped and reported', () => {
  const unknown = {...steps, _key: 'new', _type: 'hologram'} as unknown as Section
  render(page([unknown, callToAction]))
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual(['hologram'])
})
