import {render, screen} from '@testing-library/react'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section, SectionOf} from '../content/types.ts'
import {setErrorReporter} from '../services/error-log/report-error.ts'
import {loadSections} from './load-sections.ts'
import {SectionList} from './section-list.tsx'

const callToAction = sectionOf('callToAction')
const steps = sectionOf('steps')

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

test('on a server a broken section ends the render', () => {
  expect(() => renderToString(page([callToAction, broken]))).toThrow(TypeError)
})

test('a section whose code was not loaded is left out and reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(page([sectionOf('notice'), callToAction]))
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual([expect.stringMatching(/^notice/)])
})

test('in a browser it is left out, reported with its place, and rendered again with new content', () => {
  // React writes every error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const {rerender} = render(page([broken, callToAction]))
  expect(screen.queryByText(steps.heading)).toBeNull()
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual([expect.stringMatching(/^steps.*sections\[/)])
  rerender(page([steps, callToAction]))
  expect(screen.getByText(steps.heading).isConnected).toBe(true)
})

test('a section type that this build does not know is skipped and reported', async () => {
  const unknown = {...steps, _key: 'new', _type: 'hologram'} as unknown as Section
  await loadSections([unknown])
  render(page([unknown, callToAction]))
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual(['hologram'])
})
