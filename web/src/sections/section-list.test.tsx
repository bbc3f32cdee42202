import {screen} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {recordReports} from '../../../tests/support/record-reports.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section} from '../content/types.ts'
import {SectionList} from './section-list.tsx'

const callToAction = sectionOf('callToAction')

test.each(['hologram', undefined, ['steps']])(
  'a section of the unknown type %j is left out and reported',
  async (_type) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const reported = recordReports()
    const sections = [{...sectionOf('steps'), _key: 'new', _type} as unknown as Section, callToAction]
    renderOnSite(<SectionList sections={sections} />)
    expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
    expect(reported).toEqual([`${_type} (new), sections[_key=="new"] of `])
  },
)
