import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {listedAction} from '../../content/content.fixture.ts'
import {People} from './people.tsx'

const sample = sectionOf('people')
const [margaret, daniel] = sample.items
if (!margaret || !daniel) throw new Error('the sample has fewer than two people')
const social = {
  linkedin: 'https://linkedin.example/in/margaret',
  twitter: null,
  github: 'javascript:alert(1)',
}
const items = [
  {...margaret, phone: '(214) 555-0142 ext. 21', social},
  {...daniel, phone: null, social: null, picture: null},
]
const people = {...sample, variant: null, actions: null, items}

it('links to profiles by name, and only to addresses of the web', () => {
  renderOnSite(<People section={people} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.href)).toEqual([
    'tel:2145550142;ext=21',
    'https://linkedin.example/in/margaret',
  ])
  expect(links[1]?.getAttribute('aria-label')).toBe('Margaret Ellison on LinkedIn opens in a new tab')
})

it('shows initials without a portrait', () => {
  renderOnSite(<People section={people} />)
  expect(screen.getByAltText('Drawn portrait of Margaret Ellison')).toBeDefined()
  expect(screen.getByText('DO').getAttribute('aria-hidden')).toBe('true')
})

it('is brief where another page says more, and leads there', () => {
  const actions = [listedAction('Who they are', '/about/leadership')]
  renderOnSite(<People section={{...people, variant: 'brief', actions}} />)
  expect(screen.getByText('Chief Operating Officer')).toBeDefined()
  expect(screen.queryByText(/^Daniel runs/)).toBeNull()
  expect(screen.getByRole('link', {name: 'Who they are'})).toBeDefined()
})
