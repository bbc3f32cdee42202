import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {PhoneFold} from './phone-fold.tsx'

it('says what it unfolds, and shows its sign', () => {
  renderOnSite(<PhoneFold name="Gold level">The details</PhoneFold>)
  const summary = screen.getByText(/: Gold level$/).closest('summary')
  expect(summary?.querySelector('use')?.getAttribute('href')).toMatch(/#chevron-down$/)
  expect(summary?.closest('details')?.textContent).toContain('The details')
})
