import {act, fireEvent, screen} from '@testing-library/react'
import type {ReactNode} from 'react'
import {of} from 'rxjs'
import {beforeEach, expect, test, vi} from 'vitest'
import {queryClient} from '../../ui/query-client.ts'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {AssetUses} from './asset-uses.tsx'

const {studio} = vi.hoisted(() => ({
  studio: {using: [] as object[], listenQuery: () => of(studio.using), client: {fetch: vi.fn()}},
}))
vi.mock('sanity', () => ({
  FormValueProvider: ({children}: {children: ReactNode}) => children,
  useClient: () => studio.client,
  useDocumentStore: () => studio,
  useSchema: () => ({get: () => ({title: 'Page'})}),
}))
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
vi.mock('sanity-plugin-media', () => ({
  mediaAssetSource: {
    component: ({onSelect}: {onSelect: (chosen: {value: string}[]) => void}) => (
      <button type="button" onClick={() => onSelect([{value: 'image-new-1x1-png'}])}>
        Choose the new picture
      </button>
    ),
  },
}))

beforeEach(() => queryClient.clear())

const id = 'image-old-1x1-png'
const picture = {_type: 'picture', asset: {_type: 'reference', _ref: id}}
const show = (using: object[], alt = 'A harbor') => {
  studio.using = using
  studio.client.fetch.mockResolvedValue(null)
  renderInStudio(<AssetUses asset={{_id: id, originalFilename: 'harbor.png'}} alt={alt} />)
}

test('each document that uses a picture leads to its field, with the text of the picture there', () => {
  show([
    {_id: 'a', _type: 'page', title: 'About', sections: [{_key: 's', _type: 'hero', picture}]},
    {_id: 'drafts.b', _type: 'page', title: 'Home', picture: {...picture, alt: 'Our office'}, other: picture},
  ])
  expect(screen.getByRole('link', {name: 'About'}).getAttribute('href')).toMatch(/^#edit\/a\/.*picture/)
  const [about, home] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(about).toBe('AboutPage“A harbor”')
  expect(home).toBe('HomePage · draft · 2 times“Our office” (own text)“A harbor”')
})

test('a picture is replaced everywhere after a question, which needs the text of the new picture', async () => {
  show([{_id: 'a', _type: 'page', title: 'About', picture}])
  expect(screen.queryByText('Choose the new picture')).toBeNull()
  fireEvent.click(screen.getByRole('button', {name: 'Replace everywhere…'}))
  fireEvent.click(screen.getByText('Choose the new picture'))
  expect(screen.getByText('Replace harbor.png everywhere')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', {name: 'Replace in 1 document'}))
  await act(async () => {})
  expect(await screen.findByText(/^The new picture has no alternative text\./)).toBeDefined()
})

test('a picture that nothing uses says so, and cannot be replaced', () => {
  show([], '')
  expect(screen.getByText('No document uses this.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
