import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {listedAction} from '../content/content.fixture.ts'
import {InquiryLink} from './inquiry-link.tsx'

const about = {carrier: 'Beacon & Point', state: 'Texas', product: undefined}
const show = (to: string) =>
  renderOnSite(<InquiryLink action={listedAction('Ask', to)} about={about} className="" spoken="Beacon" />)

it('a link to a page of the site carries what the inquiry is about, and keeps its own parameters', () => {
  show('/contact?topic=a#form')
  const link = screen.getByRole('link', {name: 'Ask: Beacon'})
  expect(link.getAttribute('href')).toBe('/contact?topic=a&carrier=Beacon+%26+Point&state=Texas#form')
  // Names the click in analytics.
  expect(link.dataset.cta).toBe('Ask')
})

it('a link to another site is not shown', () => {
  show('https://other.example/contact')
  expect(screen.queryByRole('link', {name: /Ask/})).toBeNull()
})
