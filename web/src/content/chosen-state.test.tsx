import {render, screen} from '@testing-library/react'
import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {OnSite, renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {siteInState} from './chosen-state.ts'
import {StateChoice} from './state-choice.tsx'
import type {SiteContent} from './types.ts'

it.each(['Atlantis', 'constructor'])('ignores %s as a stored state', (stored) => {
  localStorage.setItem('upline.state', stored)
  renderOnSite(<StateChoice />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('')
  expect(siteInState(site as unknown as SiteContent, stored)).toBe(site)
})

it.each(['', 'Texas'])('keeps a state that is chosen before hydration, with %j stored before', (stored) => {
  localStorage.setItem('upline.state', stored)
  const element = (
    <OnSite>
      <StateChoice />
    </OnSite>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  choice.value = 'Ohio'
  render(element, {container, hydrate: true})
  expect([choice.value, localStorage.getItem('upline.state')]).toEqual(['Ohio', 'Ohio'])
})
