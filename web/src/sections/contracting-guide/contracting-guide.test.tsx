import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {ContractingGuide} from './contracting-guide.tsx'

const contractingGuide = sectionOf('contractingGuide')

it('shows duration, review date and download of each topic', () => {
  renderOnSite(<ContractingGuide section={contractingGuide} />)
  const [license, insurance] = screen.getAllByRole('listitem')
  expect(license?.textContent).toContain('Timing: Same day')
  expect(license?.textContent).toContain('Last reviewed October 5, 2026')
  expect(insurance?.querySelector('a')?.textContent).toContain(
    'Contracting checklist (Form HO-101 · As of November 1, 2026 · PDF)',
  )
})

it('names a contact instead of missing topics', () => {
  const {unmount} = renderOnSite(<ContractingGuide section={{...contractingGuide, items: []}} />)
  expect(screen.getByText(contractingGuide.emptyText)).toBeDefined()
  unmount()
  renderOnSite(<ContractingGuide section={{...contractingGuide, items: null, emptyText: null}} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('numbers steps, and draws as many rings', () => {
  const items = contractingGuide.items.slice(0, 2).map((item) => ({...item, kind: 'step' as const}))
  renderOnSite(<ContractingGuide section={{...contractingGuide, items}} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  const drawings = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelectorAll('[viewBox^="-100"] path'))
  expect(drawings.map(({length}) => length)).toEqual([1, 2])
})
