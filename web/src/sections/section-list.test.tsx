import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {screen} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {recordReports} from '../../../tests/support/record-reports.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {type DataAttribute, DataAttributeContext} from '../content/data-attribute.ts'
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

test('a preview leads from a shared section to its own document, and a repeated one has no second anchor', () => {
  const attribute = createDataAttribute({baseUrl: '/', id: 'page-a', type: 'page'}).scope([])
  const sections = ['own', 'p', 'q'].map((_key) => ({
    ...callToAction,
    _key,
    anchor: _key === 'own' ? 'own' : 'offer',
  }))
  const shared = ['p', 'q'].map((_key) => ({_key, _ref: 'shared-a'}))
  const {container} = renderOnSite(
    <DataAttributeContext value={attribute as DataAttribute}>
      <SectionList sections={sections} shared={shared} />
    </DataAttributeContext>,
  )
  const places = [...container.querySelectorAll('section')].map((section) => {
    const parts = new URLSearchParams(section.dataset.sanity?.replaceAll(';', '&'))
    return [section.id, parts.get('id'), parts.get('path')]
  })
  expect(places).toEqual([
    ['own', 'page-a', 'sections:own'],
    ['offer', 'shared-a', 'sections:0'],
    ['', 'shared-a', 'sections:0'],
  ])
})
