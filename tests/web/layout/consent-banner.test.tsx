import {screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {env} from '@upline/web/config/env.ts'
import {parseEnv} from '@upline/web/config/parse-env.ts'
import {ConsentBanner, ConsentSettings} from '@upline/web/layout/consent-banner.tsx'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {OnSite, renderOnSite} from '../../support/render-on-site.tsx'

const required = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SANITY_PROJECT_ID: 'test',
  VITE_SANITY_DATASET: 'test',
}
const configured = {
  ...required,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'x',
  VITE_FIREBASE_STORAGE_BUCKET: 'x.appspot.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-TEST',
}

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
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const element = (
  <>
    <ConsentBanner />
    <ConsentSettings />
  </>
)
const build = (variables: Record<string, string>) => Object.assign(env, parseEnv(variables))

const banner = () => screen.queryByRole('region', {hidden: true})
const isShown = () => banner()?.dataset.shown === ''

it.each([
  ['yes', /Allow/, 'granted'],
  ['no', /No thanks/, 'denied'],
] as const)('asks once and keeps the answer "%s"', async (_words, button, choice) => {
  build(configured)
  renderOnSite(element)
  expect(isShown()).toBe(true)
  await userEvent.click(screen.getByRole('button', {name: button, hidden: true}))
  expect(isShown()).toBe(false)
  expect(localStorage.getItem('analytics_consent')).toBe(choice)
})

it('does not ask again, but can be asked for', async () => {
  localStorage.setItem('analytics_consent', 'denied')
  build(configured)
  renderOnSite(element)
  expect(isShown()).toBe(false)
  const settings = screen.getByRole('button', {name: 'Privacy choices'})
  expect(settings.getAttribute('popovertarget')).toBe(banner()?.id)
})

it('closes when another tab has answered', async () => {
  build(configured)
  renderOnSite(element)
  localStorage.setItem('analytics_consent', 'granted')
  window.dispatchEvent(new StorageEvent('storage', {key: 'analytics_consent'}))
  await waitFor(() => expect(isShown()).toBe(false))
})

it.each<[string, Record<string, string>, boolean]>([
  ['without a measurement id', {...configured, VITE_FIREBASE_MEASUREMENT_ID: ''}, false],
  ['without a backend', required, false],
  ['on one machine', {...configured, VITE_LOCAL_BACKEND: 'http://localhost:3900'}, false],
  ['under Global Privacy Control', configured, true],
])('does not ask %s', async (_case, variables, globalPrivacyControl) => {
  if (globalPrivacyControl) {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true})
  }
  build(variables)
  const {container} = renderOnSite(element)
  expect(banner()).toBeNull()
  expect(container.querySelector('button')).toBeNull()
})

it('is not part of the prerendered page', async () => {
  build(configured)
  expect(renderToString(<OnSite>{element}</OnSite>)).not.toContain('popover')
})
