import {fireEvent, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {Tabs} from './tabs.tsx'

const tabs = sectionOf('tabs')

it('keeps the open tab of another section of the page', () => {
  const [first, second] = [
    ['a', 'b'],
    ['c', 'd'],
  ].map((keys, index) => ({
    ...tabs,
    _key: String(index),
    panels: keys.map((key) => ({_key: key, key, label: key, sections: null})),
  }))
  renderOnSite(
    <>
      <Tabs section={first ?? tabs} />
      <Tabs section={second ?? tabs} />
    </>,
  )
  const open = (name: string) => fireEvent.click(screen.getByRole('tab', {name}))
  const selected = () => screen.getAllByRole('tab', {selected: true}).map(({textContent}) => textContent)
  open('b')
  open('d')
  expect(selected()).toEqual(['b', 'd'])
  expect(location.search).toBe('?tab=b.d')
  open('a')
  expect(selected()).toEqual(['a', 'd'])
})
