import {screen, within} from '@testing-library/react'
import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import labels from '../../../content/documents/carrierPage/carrierPage.json' with {type: 'json'}
import {sampleContent} from '../../../tests/support/marked-content.ts'
import {OnSite, renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {listedAction, pageLink, paragraph} from '../content/content.fixture.ts'
import type {CarrierData} from '../content/types.ts'
import {CarrierPage} from './carrier-page.tsx'

const sample = sampleContent('/carriers/evergreen-senior-health') as CarrierData
/** A carrier of which only the fields of the directory are filled in. */
const bare: CarrierData = {
  ...sample,
  about: null,
  category: null,
  features: null,
  lines: null,
  ratings: null,
  availability: null,
  appointmentSteps: null,
  appointmentDays: null,
  documents: null,
  contacts: null,
  labels: sample.labels && {...sample.labels, contractingAction: null, inquiryAction: null},
}

const headings = () => screen.getAllByRole('heading').map(({textContent}) => textContent)

it('shows the data with source and date, and links', () => {
  renderOnSite(
    <CarrierPage
      content={{
        ...bare,
        about: paragraph('Owned by doctors.'),
        ratings: [{_key: 'r', grade: 'A', source: 'Sample Bureau', date: '2025-06-12'}],
        availability: [
          {_key: '1', state: 'Texas', products: null, since: '2025-01-01'},
          {_key: '2', state: 'Ohio', products: ['Medicare Advantage'], since: null},
          {_key: '3', state: 'Arizona', products: [], since: null},
        ],
        appointmentSteps: [{_key: 's', title: 'Ask', description: 'With your license.', timing: 'Day 1'}],
        appointmentDays: 7,
        contacts: [listedAction('Agent desk', '/contact')],
        labels: bare.labels && {
          ...bare.labels,
          inquiryAction: {...listedAction('Ask for it', '/contact'), _key: null, link: pageLink('/contact')},
        },
      }}
    />,
  )
  expect(screen.getByText('Sample Bureau, June 12, 2025')).toBeDefined()
  const states = screen.getByText('All products').closest('div') as HTMLElement
  expect(
    within(states)
      .getAllByRole('listitem')
      .map(({textContent}) => textContent),
  ).toEqual(['Arizona', 'Texas (since January 1, 2025)'])
  expect(screen.getByText('Usually 7 business days from a complete request.')).toBeDefined()
  expect(screen.getByRole('link', {name: 'Ask for it'}).getAttribute('href')).toBe(
    '/contact?carrier=Evergreen+Senior+Health',
  )
  expect(screen.getByRole('link', {name: labels.backLabel}).getAttribute('href')).toBe('/carriers')
})

it('shows no empty bands and says that no states are recorded if only the switch is set', () => {
  renderOnSite(<CarrierPage content={bare} />)
  expect(headings()).toEqual(['Evergreen Senior Health', labels.availabilityHeading])
  expect(screen.getByText(labels.noStates)).toBeDefined()
  expect(screen.getByText(labels.linesLabel).nextElementSibling?.querySelector('span')).toBeNull()
})

it('names the document that it cannot do without', () => {
  expect(() => renderOnSite(<CarrierPage content={{...bare, labels: null}} />)).toThrow(/"carrierPage"/)
})

it('counts a state that is there twice once, and puts the states with all products first', () => {
  const row = (state: 'Iowa' | 'Ohio' | 'Utah', products: string[] | null) => ({
    _key: state,
    state,
    products,
    since: null,
  })
  const availability = [row('Ohio', ['x']), row('Utah', ['x']), row('Iowa', null), row('Iowa', ['x'])]
  renderOnSite(<CarrierPage content={{...bare, availability}} />)
  const states = screen.getAllByText(/^(Iowa|Ohio|Utah)$/).map(({textContent}) => textContent)
  expect(states).toEqual(['Iowa', 'Ohio', 'Utah'])
  expect(screen.getAllByText(/^(All products|x)$/).map(({textContent}) => textContent)).toEqual([
    'All products',
    'x',
  ])
})

it.each(['features', 'lines', 'ratings', 'availability', 'appointmentSteps', 'documents', 'contacts'])(
  'no entry in %s shows the same as a carrier without them',
  (field) => {
    // A number of days shows the band of the appointment without steps.
    const carrier = {...sample, appointmentDays: 5}
    const [empty, without] = [[], null].map((none) =>
      renderToString(
        <OnSite>
          <CarrierPage content={{...carrier, [field]: none}} />
        </OnSite>,
      ),
    )
    expect(empty).toBe(without)
  },
)
