import {render, screen} from '@testing-library/react'
import {MemoryRouter} from 'react-router-dom'
import {expect, it} from 'vitest'
import {PageLink} from './page-link.tsx'

const show = (to: unknown) =>
  render(
    <MemoryRouter>
      <PageLink to={to as string}>A page</PageLink>
    </MemoryRouter>,
  )

it('leads to a path of the site', () => {
  show('/about?tab=a#team')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about?tab=a#team')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '.evil.example',
  4,
  {a: 1},
  null,
])('is text if content that no form checked has the path %j', (path) => {
  show(path)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('A page')).toBeDefined()
})
