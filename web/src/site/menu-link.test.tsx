import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {pageLink} from '../content/content.fixture.ts'
import {MenuLink} from './menu-link.tsx'

it.each(['/about?from=mail', '/about/'])(
  'is marked as the current page at %s, and nowhere else',
  (address) => {
    renderOnSite(
      <>
        <MenuLink link={pageLink('/about')}>About</MenuLink>
        <MenuLink link={pageLink('/about/team')}>Team</MenuLink>
      </>,
      {history: [address]},
    )
    const currentOf = (name: string) => screen.getByRole('link', {name}).getAttribute('aria-current')
    expect([currentOf('About'), currentOf('Team')]).toEqual(['page', null])
  },
)
