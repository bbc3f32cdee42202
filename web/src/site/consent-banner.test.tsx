import {act, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {OnSite, renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {env} from '../lib/env.ts'
import {parseEnv} from '../lib/parse-env.ts'
import {Consent, ConsentSettings} from './consent.tsx'

const original = {...env}
const configured = {...hostedSettings, VITE_FIREBASE_MEASUREMENT_ID: 'G-TEST'}

// jsdom knows no popovers: shown is what a test can see of one.
beforeEach(() => {
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    this.dataset.shown = ''
  }
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    delete this.dataset.shown
  }
})

afterEach(() => {
  Object.assign(env, original)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const element = (
  <>
    <Consent />
    <ConsentSettings />
  </>
)

/** Renders the site with these build variables. */
async function build(variables: Record<string, string>) {
  Object.assign(env, parseEnv(variables))
  const rendered = renderOnSite(element)
  await act(() => vi.dynamicImportSettled())
  return rendered
}

const banner = () => screen.queryByRole('region', {hidden: true})
const isShown = () => banner()?.dataset.shown === ''

it.each([
  ['yes', /Allow/, 'granted'],
  ['no', /No thanks/, 'denied'],
] as const)('asks once and keeps the answer "%s"', async (_words, button, choice) => {
  await build(configured)
  expect(isShown()).toBe(true)
  await userEvent.click(screen.getByRole('button', {name: button, hidden: true}))
  expect(isShown()).toBe(false)
  expect(localStorage.getItem('analytics_consent')).toBe(choice)
})

it('does not ask again, but can be asked for', async () => {
  localStorage.setItem('analytics_consent', 'denied')
  await build(configured)
  expect(isShown()).toBe(false)
  const settings = screen.getByRole('button', {name: 'Privacy choices'})
  expect(settings.getAttribute('popovertarget')).toBe(banner()?.id)
})

it('closes when another tab has answered', async () => {
  await build(configured)
  localStorage.setItem('analytics_consent', 'granted')
  window.dispatchEvent(new StorageEvent('storage', {key: 'analytics_consent'}))
  expect(isShown()).toBe(false)
})

it.each<[string, Record<string, string>, boolean]>([
  ['without a measurement id', {...configured, VITE_FIREBASE_MEASUREMENT_ID: ''}, false],
  ['without a backend', {...configured, VITE_FIREBASE_API_KEY: ''}, false],
  ['on one machine', {...configured, VITE_LOCAL_BACKEND: 'http://localhost:3900'}, false],
  ['under Global Privacy Control', configured, true],
])('does not ask %s', async (_case, variables, globalPrivacyControl) => {
  if (globalPrivacyControl) {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true})
  }
  const {container} = await build(variables)
  expect(banner()).toBeNull()
  expect(container.querySelector('button')).toBeNull()
})

it('is not part of the prerendered page', () => {
  Object.assign(env, parseEnv(configured))
  expect(renderToString(<OnSite>{element}</OnSite>)).not.toContain('popover')
})
