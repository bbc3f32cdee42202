import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {StateChoice} from '../../content/state-choice.tsx'
import {CarrierDirectory} from './carrier-directory.tsx'

const sample = sectionOf('carrierDirectory')
const changes = [
  {path: '/carriers/arrowhead-dental-and-vision', states: ['Ohio', 'Texas']},
  {states: ['Texas'], partly: [{state: 'Ohio', products: ['Hospital Indemnity']}]},
  {states: null},
  {states: ['Texas']},
]

const carriers = changes.map((change, index) => ({
  ...sample.carriers[index],
  ...change,
})) as typeof sample.carriers
const carrierDirectory = {...sample, carriers}
const status = (count: number) => screen.findByText(`${count} of ${carriers.length} carriers`)
const listed = () => {
  const list = screen.getByRole('heading', {name: /^(All carriers|Carriers: )/}).nextElementSibling
  return [...(list?.querySelectorAll('li :is(h2, h3, h4)') ?? [])].map(({textContent}) => textContent)
}

it('filters by state: what a carrier sells there, and which carriers of that kind have no states recorded', async () => {
  renderOnSite(<CarrierDirectory section={carrierDirectory} />, {
    history: ['/carriers/directory?state=Ohio'],
  })
  await status(2)
  expect(screen.getByRole('searchbox')).toHaveProperty('placeholder', sample.searchPlaceholder)
  const unknown = () => screen.queryByText(/^We have no state list yet/)?.textContent
  expect(unknown()).toContain(`aren’t shown: ${carriers[2]?.name}.`)
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Specialty'}), 'Medicare Supplement')
  expect(unknown()).toBeUndefined()
  // Beacon Point sells Hospital Indemnity in Ohio, and no supplements.
  await status(0)
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'State'}), 'Texas')
  await status(1)
  expect(listed()).toEqual(['Beacon Point Mutual'])
  expect(screen.getByRole('heading', {name: 'Carriers: Medicare Supplement, Texas'})).toBeDefined()
  const link = screen.getByRole('link', {name: 'Ask for this carrier: Beacon Point Mutual'})
  expect(link.getAttribute('href')).toBe(
    '/contact?carrier=Beacon+Point+Mutual&state=Texas&product=Medicare+Supplement',
  )
})

it('remembers the chosen state until the filters are cleared', async () => {
  const {unmount} = renderOnSite(<CarrierDirectory section={carrierDirectory} />)
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'State'}), 'Ohio')
  await status(2)
  unmount()
  renderOnSite(<CarrierDirectory section={carrierDirectory} />)
  await status(2)
  await userEvent.click(screen.getByRole('button', {name: 'Clear filters'}))
  await status(carriers.length)
  expect(localStorage.length).toBe(0)
})

it('lets no browser restore what the address does not have', () => {
  renderOnSite(<CarrierDirectory section={carrierDirectory} />)
  const fields = [...screen.getAllByRole('combobox'), screen.getByRole('searchbox')]
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(fields.map(() => 'off'))
})

it('follows another choice of state on its page', async () => {
  renderOnSite(
    <>
      <StateChoice />
      <CarrierDirectory section={carrierDirectory} />
    </>,
    {history: ['/carriers/directory?state=Ohio']},
  )
  await status(2)
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Your state'}), 'Texas')
  await status(3)
})

it('sorts by rating, and offers similar names if none matches', async () => {
  renderOnSite(<CarrierDirectory section={carrierDirectory} />)
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Sort by'}), 'Rating')
  expect(listed()).toEqual(
    carriers.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).map(({name}) => name),
  )
  await userEvent.type(screen.getByRole('searchbox'), ' beACon')
  await status(1)
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'Blue Ancor Lfe')
  await status(0)
  await userEvent.click(screen.getByRole('button', {name: 'Blue Anchor Life'}))
  await status(1)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Blue Anchor Life')
})

it('ignores values that cannot be chosen', async () => {
  renderOnSite(<CarrierDirectory section={carrierDirectory} />, {
    history: ['/carriers/directory?state=Atlantis&specialty=Pets&page=-3'],
  })
  await status(carriers.length)
  expect(screen.getByRole<HTMLSelectElement>('combobox', {name: 'State'}).value).toBe('all')
  expect(screen.getByText('Featured carrier partners')).toBeDefined()
})

it('has no choice of state if no carrier has states, and links to existing pages', () => {
  const {unmount} = renderOnSite(<CarrierDirectory section={carrierDirectory} />)
  expect(screen.getByRole('link', {name: 'Arrowhead Dental & Vision'}).getAttribute('href')).toBe(
    '/carriers/arrowhead-dental-and-vision',
  )
  expect(screen.queryByRole('link', {name: 'Bedrock Small Group'})).toBeNull()
  unmount()
  const without = carriers.map((carrier) => ({...carrier, states: null, partly: null}))
  renderOnSite(<CarrierDirectory section={{...carrierDirectory, carriers: without}} />)
  expect(screen.queryByRole('combobox', {name: 'State'})).toBeNull()
})
