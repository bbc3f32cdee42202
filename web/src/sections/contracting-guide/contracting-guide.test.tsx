import {screen, within} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {contractingGuide} from './contracting-guide.fixture.ts'
import {ContractingGuide} from './contracting-guide.tsx'

it('shows duration, review date and download of each topic', () => {
  renderOnSite(<ContractingGuide section={contractingGuide} />)
  const [license, release] = screen.getAllByRole('listitem')
  if (!license || !release) throw new Error('there are not two topics')
  expect(license.textContent).toContain('How long: 1 day')
  expect(within(license).getByText('Last reviewed March 2, 2026')).toBeDefined()
  expect(within(license).getByRole('link').textContent).toContain('Contracting checklist (PDF,')
  expect(release.textContent).toBe('Release policyWe sign a release within ten days.')
})

it('says who to ask if there are no topics', () => {
  const {unmount} = renderOnSite(<ContractingGuide section={{...contractingGuide, items: []}} />)
  expect(screen.getByText('Ask us.')).toBeDefined()
  unmount()
  renderOnSite(<ContractingGuide section={{...contractingGuide, items: null, emptyText: null}} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('numbers steps, and draws as many rings', () => {
  const items = contractingGuide.items.map((item) => ({...item, kind: 'step' as const}))
  renderOnSite(<ContractingGuide section={{...contractingGuide, items}} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  const drawings = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelectorAll('[viewBox^="-100"] path'))
  expect(drawings.map(({length}) => length)).toEqual([1, 2])
})
