import {render, screen} from '@testing-library/react'
import {beforeEach, expect, test, vi} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {recordReports} from '../../../tests/support/record-reports.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section} from '../content/types.ts'
import {loadSections, sectionTypes} from './load-sections.ts'
import {SectionList} from './section-list.tsx'

const callToAction = sectionOf('callToAction')
const steps = sectionOf('steps')

beforeEach(() => loadSections([steps, callToAction]))

const page = (sections: Section[]) => (
  <OnSite>
    <SectionList sections={sections} />
  </OnSite>
)

test('a section whose code was not loaded is left out and reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reported = recordReports()
  render(page([sectionOf('notice'), callToAction]))
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(reported).toEqual([expect.stringMatching(/^notice/)])
})

test.each(['hologram', undefined, ['steps']])(
  'a section of the type %j is skipped and reported',
  async (_type) => {
    const unknown = {...steps, _key: 'new', _type} as unknown as Section
    expect(sectionTypes([unknown, callToAction])).toEqual(['callToAction'])
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const reported = recordReports()
    render(page([unknown, callToAction]))
    expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
    expect(reported).toEqual([`${_type} (new), sections[_key=="new"] of `])
  },
)
