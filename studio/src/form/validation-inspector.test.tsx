import {fireEvent, screen} from '@testing-library/react'
import type {ComponentType} from 'react'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../ui/render-in-studio.fixture.tsx'
import {withPlaces} from './validation-inspector.tsx'

const {pane} = vi.hoisted(() => ({
  pane: {validation: [] as object[], value: {_id: 'a', _type: 'page'}, onPathOpen: vi.fn(), onFocus: vi.fn()},
}))
vi.mock('sanity/structure', () => ({DocumentInspectorHeader: () => null, useDocumentPane: () => pane}))
vi.mock('sanity', () => ({}))

const [inspector] = withPlaces([{name: 'sanity/structure/validation'}] as never)
const Validation = inspector?.component as ComponentType<object>

test('a problem is named with its place, and a click opens the field', () => {
  pane.validation = [{level: 'error', path: ['seo', 'description'], message: 'Write a sentence.'}]
  renderInStudio(<Validation />)
  expect(screen.queryByText('No problems.')).toBeNull()
  fireEvent.click(screen.getByRole('button', {name: /Description in search results\s*Write a sentence\./}))
  expect(pane.onPathOpen.mock.calls).toEqual([[['seo', 'description']]])
  expect(pane.onFocus.mock.calls).toEqual([[['seo', 'description']]])
})

test('says that there are no problems', () => {
  pane.validation = []
  renderInStudio(<Validation />)
  expect(screen.getByText('No problems.')).toBeDefined()
})
