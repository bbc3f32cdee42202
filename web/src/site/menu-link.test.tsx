import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {pageLink} from '../content/content.fixture.ts'
import {MenuLink} from './menu-link.tsx'

it('is marked as the current page where its page is open, whatever the query, and nowhere else', () => {
  renderOnSite(
    <>
      <MenuLink link={pageLink('/about')}>About</MenuLink>
      <MenuLink link={pageLink('/about/team')}>Team</MenuLink>
    </>,
    {history: ['/about?from=mail']},
  )
  const currentOf = (name: string) => screen.getByRole('link', {name}).getAttribute('aria-current')
  expect([currentOf('About'), currentOf('Team')]).toEqual(['page', null])
})
