import {screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {parseEnv} from '@upline/web/config/parse-env.ts'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'

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
  vi.resetModules()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

/** Renders the site with these build variables. */
async function build(variables: Record<string, string>) {
  const {env} = await import('@upline/web/config/env.ts')
  Object.assign(env, parseEnv(variables))
  const {ConsentBanner, ConsentSettings} = await import('@upline/web/layout/consent-banner.tsx')
  const {renderOnSite, OnSite} = await import('../../support/render-on-site.tsx')
  const {siteConsent} = await import('@upline/web/services/analytics/site-consent.ts')
  const element = (
    <>
      <ConsentBanner />
      <ConsentSettings />
    </>
  )
  return {element, renderOnSite, OnSite, siteConsent}
}

const banner = () => screen.queryByRole('region', {hidden: true})
const isShown = () => banner()?.dataset.shown === ''

it.each([
  ['yes', /Allow/, 'granted'],
  ['no', /No thanks/, 'denied'],
] as const)('asks once and keeps the answer "%s"', async (_words, button, choice) => {
  const {element, renderOnSite, siteConsent} = await build(configured)
  renderOnSite(element)
  expect(isShown()).toBe(true)
  await userEvent.click(screen.getByRole('button', {name: button, hidden: true}))
  expect(isShown()).toBe(false)
  expect(siteConsent().choice()).toBe(choice)
})

it('does not ask again, but can be asked for', async () => {
  localStorage.setItem('analytics_consent', 'denied')
  const {element, renderOnSite} = await build(configured)
  renderOnSite(element)
  expect(isShown()).toBe(false)
  const settings = screen.getByRole('button', {name: 'Privacy choices'})
  expect(settings.getAttribute('popovertarget')).toBe(banner()?.id)
})

it('closes when another tab has answered', async () => {
  const {element, renderOnSite} = await build(configured)
  renderOnSite(element)
  window.dispatchEvent(new StorageEvent('storage', {key: 'analytics_consent', newValue: 'granted'}))
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
  const {element, renderOnSite} = await build(variables)
  const {container} = renderOnSite(element)
  expect(banner()).toBeNull()
  expect(container.querySelector('button')).toBeNull()
})

it('is not part of the prerendered page', async () => {
  const {element, OnSite} = await build(configured)
  expect(renderToString(<OnSite>{element}</OnSite>)).not.toContain('popover')
})
