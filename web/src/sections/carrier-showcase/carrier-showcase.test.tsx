import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import type {AnalyticsEvent} from '../../services/analytics/events.ts'
import {addSink} from '../../services/analytics/track.ts'
import {CarrierShowcase} from './carrier-showcase.tsx'

const carrierShowcase = sectionOf('carrierShowcase')
const names = (category?: string) =>
  (carrierShowcase.carriers ?? [])
    .filter((carrier) => !category || carrier.category === category)
    .map(({name}) => name ?? '')
const shown = () =>
  screen.getAllByRole('group').flatMap((group) => {
    const summary = group.querySelector('summary')
    return summary ? [names().find((name) => summary.textContent.includes(name))] : []
  })

it('shows all carriers, then the carriers of a category, and announces their number', async () => {
  const events: AnalyticsEvent[] = []
  const detach = addSink((event) => events.push(event))
  renderOnSite(<CarrierShowcase section={carrierShowcase} />)
  expect(shown()).toEqual(names())
  await userEvent.click(screen.getByRole('button', {name: 'Life'}))
  expect(shown()).toEqual(names('Life'))
  expect(screen.getByRole('button', {pressed: true}).textContent).toBe('Life')
  await userEvent.click(screen.getByRole('button', {name: 'All'}))
  expect(shown()).toEqual(names())
  detach()
  expect(events.map(({name, params}) => [name, 'filter_value' in params && params.filter_value])).toEqual([
    ['filter', 'Life'],
    ['filter', 'All'],
  ])
})
