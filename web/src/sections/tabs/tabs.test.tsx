import {fireEvent, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {Tabs} from './tabs.tsx'

const tabs = sectionOf('tabs')

const withTabs = (...keys: string[]) => ({
  ...tabs,
  _key: keys.join(),
  panels: keys.map((key) => ({_key: key, key, label: key, sections: null})),
})
const open = (name: string) => fireEvent.click(screen.getByRole('tab', {name}))
const selected = () => screen.getAllByRole('tab', {selected: true}).map(({textContent}) => textContent)

it.each([
  ['', 'a'],
  ['?tab=b', 'b'],
  ['?tab=nothing', 'a'],
])('with the query %j opens %s', (query, tab) => {
  renderOnSite(<Tabs section={withTabs('a', 'b')} />, {history: [`/x${query}`]})
  expect(selected()).toEqual([tab])
  expect(screen.getByRole('tabpanel', {name: tab})).toBeDefined()
})

it('opens and focuses the tab to which a key leads, the only stop of the Tab key', () => {
  renderOnSite(<Tabs section={withTabs('a', 'b', 'c')} />)
  const [first] = screen.getAllByRole('tab')
  fireEvent.keyDown(first as HTMLElement, {key: 'End'})
  expect(selected()).toEqual(['c'])
  expect(document.activeElement?.textContent).toBe('c')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  expect(location.search).toBe('?tab=c')
  // The first tab needs no query.
  open('a')
  expect(location.search).toBe('')
})

it('keeps the open tab of another section of the page', () => {
  renderOnSite(
    <>
      <Tabs section={withTabs('a', 'b')} />
      <Tabs section={withTabs('c', 'd')} />
    </>,
  )
  open('b')
  open('d')
  expect(selected()).toEqual(['b', 'd'])
  expect(location.search).toBe('?tab=b.d')
  open('a')
  expect(selected()).toEqual(['a', 'd'])
})
