import {fireEvent, screen, waitFor} from '@testing-library/react'
import type {ReactNode} from 'react'
import type {DocumentInspectorProps, LayoutProps, ReleaseActionComponent} from 'sanity'
import {expect, test, vi} from 'vitest'
import {button, openStudio, press, studio} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {effect} from './effect-plugin.tsx'
import {ReleaseEffectAction, ReleaseEffectLayout} from './release-effect.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/structure', () => ({DocumentInspectorHeader: ({title}: {title: string}) => <h2>{title}</h2>}))
vi.mock('../../ui/effect/effect.tsx', async () => await import('../../ui/mock-studio.fixture.tsx'))

const page = (_id: string) => ({_id, _type: 'page', title: 'A', path: `/${_id}`})
const {document: parts} = effect() as unknown as {
  document: {inspectors: (before: []) => {component: (props: DocumentInspectorProps) => ReactNode}[]}
}
const Inspector = parts.inspectors([])[0]?.component ?? expect.unreachable()
const inspect = (id: string) =>
  renderInStudio(<Inspector {...({documentId: id, documentType: 'page'} as DocumentInspectorProps)} />)

test.each([
  [undefined, ['drafts.a'], 'drafts.a', /^What publishing changesEffect of drafts\.a$/],
  [undefined, ['a'], 'a', /^What publishing changesEverything is published\. Edit the document/],
  ['r1', ['versions.r1.a', 'versions.r1.b'], 'drafts.a', /^What the whole release changesEffect of $/],
  ['r1', ['drafts.a'], 'drafts.a', /^What the whole release changesThis document isn’t in the release\./],
])('the panel of the release %s with %j', async (release, stored, id, expected) => {
  openStudio(...stored.map(page))
  studio.release = release
  inspect(id)
  await waitFor(() => expect(document.body.textContent).toMatch(expected))
})

test('the menu of a release shows what it changes, unless it is empty', async () => {
  openStudio(page('versions.r1.a'))
  function Menu({documents}: {documents: object[]}) {
    const release = {name: 'r1', _rev: '1', metadata: {title: 'Spring'}}
    const action = ReleaseEffectAction({
      release,
      documents,
    } as unknown as Parameters<ReleaseActionComponent>[0])
    return (
      <button type="button" disabled={action?.disabled === true} onClick={() => action?.onHandle?.()}>
        Show {documents.length}
      </button>
    )
  }
  const menus = () => [<Menu key="1" documents={[{}]} />, <Menu key="0" documents={[]} />]
  renderInStudio(<ReleaseEffectLayout {...({renderDefault: menus} as unknown as LayoutProps)} />)
  expect(button('Show 0').disabled).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(button('Show 1'))
  expect(await screen.findByRole('dialog', {name: 'What “Spring” changes on the site'})).toBeDefined()
  await press('Close dialog')
  expect(screen.queryByRole('dialog')).toBeNull()
})
