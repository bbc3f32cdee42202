import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {siteInState} from './chosen-state.ts'
import {StateChoice} from './state-choice.tsx'
import type {SiteContent} from './types.ts'

it.each(['Atlantis', 'constructor'])('ignores %s as a stored state', (stored) => {
  localStorage.setItem('upline.state', stored)
  renderOnSite(<StateChoice />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('')
  expect(siteInState(site as unknown as SiteContent, stored)).toBe(site)
})
