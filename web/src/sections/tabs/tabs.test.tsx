import {render, screen} from '@testing-library/react'
import {MemoryRouter} from 'react-router-dom'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import type {SectionOf} from '../../content/types.ts'
import {Tabs} from './tabs.tsx'

const tabs = sectionOf('tabs')

/** Content as the preview gets it right after a section or a tab is added. */
const drafts: [string, unknown, number][] = [
  ['no tab', null, 0],
  ['one new tab', [{_key: 'a', key: null, label: null, sections: null}], 1],
  ['new tabs beside another', [tabs.panels?.[0], {_key: 'a', key: null}, {_key: 'b', key: null}], 3],
]

it.each(drafts)('shows a draft with %s', (_name, panels, count) => {
  const section = {...tabs, heading: null, panels} as SectionOf<'tabs'>
  render(
    <MemoryRouter>
      <Tabs section={section} />
    </MemoryRouter>,
  )
  expect(screen.queryAllByRole('tab')).toHaveLength(count)
})
