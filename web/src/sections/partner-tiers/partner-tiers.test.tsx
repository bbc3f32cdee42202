import {screen, within} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {PartnerTiers} from './partner-tiers.tsx'

const partnerTiers = sectionOf('partnerTiers')

it('shows the requirements side by side, with a dash for a missing one', () => {
  const items = partnerTiers.items.map((tier) =>
    tier.name === 'Growth' ? {...tier, requirements: (tier.requirements ?? []).slice(0, 1)} : tier,
  )
  renderOnSite(<PartnerTiers section={{...partnerTiers, items}} />)
  const [, ...rows] = screen.getAllByRole('row')
  const texts = rows.map((row) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) => cell.textContent),
  )
  expect(texts).toEqual([
    ['Annual premium', '$250K+', '$1M+', '$2M+'],
    ['Persistency', '–', '80%+', '85%+'],
    ['Quality score', '–', '85%+', '90%+'],
    ['Active agents', '–', '25+', '50+'],
  ])
  const labels = within(rows[0] as HTMLElement) // the test above found it
    .getAllByRole('cell')
    .map((cell) => cell.dataset.label)
  expect(labels).toEqual(['Growth tier', 'Premier tier', 'Elite tier'])
})

it('names the tier in each button and carries the tier along', () => {
  renderOnSite(<PartnerTiers section={partnerTiers} />)
  const elite = screen.getByRole<HTMLAnchorElement>('link', {name: 'Apply Now: Elite tier'})
  expect(elite.getAttribute('href')).toBe('/contact?topic=partner-elite')
  expect(elite.dataset.cta).toBe('Apply Now: Elite tier')
  expect(screen.getByRole('link', {name: 'Apply Now: Growth tier'})).toBeDefined()
})
