import {render, screen} from '@testing-library/react'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section, SectionOf} from '../content/types.ts'
import {setErrorReporter} from '../services/error-log/report-error.ts'
import {callToAction} from './call-to-action/call-to-action.fixture.ts'
import {loadSections} from './load-sections.ts'
import {nameFailingSection} from './name-failing-section.ts'
import {notice} from './notice/notice.fixture.ts'
import {SectionList} from './section-list.tsx'
import {steps} from './steps/steps.fixture.ts'
import {tabs} from './tabs/tabs.fixture.ts'

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

test('on a server a broken section ends the render, with an error that names it', async () => {
  const render = (sections: Section[]) => renderToString(page(sections))
  expect(() => render([callToAction, broken])).toThrow(TypeError)
  const error = await nameFailingSection('unnamed', [callToAction, broken], async (sections) =>
    render(sections),
  )
  expect(error).toMatchObject({
    message: 'Section steps (steps) could not be rendered',
    cause: expect.any(TypeError),
  })
})

test('a broken section inside a tab is named itself', async () => {
  const inTab: Section = {...tabs, panels: [{_key: 'a', key: 'a', label: 'A', sections: [broken]}]}
  await loadSections([inTab])
  const error = await nameFailingSection('unnamed', [inTab], async (sections) =>
    renderToString(page(sections)),
  )
  expect(error).toMatchObject({message: 'Section steps (steps) could not be rendered'})
})

test('an error that is no section is left as it is', async () => {
  const error = new Error('The footer')
  expect(
    await nameFailingSection(error, [callToAction], async (sections) => renderToString(page(sections))),
  ).toBe(error)
})

test('a section whose code was not loaded is an error', () => {
  expect(() => renderToString(page([notice]))).toThrow('await loadSections')
})

test('in a browser it shows a message, is reported under its type, and renders again with new content', () => {
  // React writes every error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const {rerender} = render(page([broken, callToAction]))
  expect(screen.getByRole('alert').textContent).toBe(site.interfaceText?.sectionError)
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual(['steps'])
  rerender(page([steps, callToAction]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a section type that this build does not know is skipped and reported', async () => {
  const unknown = {...steps, _key: 'new', _type: 'hologram'} as unknown as Section
  await loadSections([unknown])
  render(page([unknown, callToAction]))
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual(['hologram'])
})
