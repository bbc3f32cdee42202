import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {siteWithMenu as site} from '../../../tests/fixtures/site.ts'
import {sampleSite} from '../../../tests/support/marked-content.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {Header} from './header.tsx'

it('shows the uploaded logo, or rings', () => {
  const asset = {url: 'https://cdn.example/logo.png', width: 320, height: 80, extension: 'png'}
  const logo = {asset, alt: null, caption: null, crop: null, hotspot: null, decorative: null}
  const {settings} = sampleSite()
  const {container, unmount} = renderOnSite(<Header />, {
    site: {...site, settings: settings && {...settings, logo}},
  })
  expect(container.querySelector('a img')).toHaveProperty('src', expect.stringContaining(asset.url))
  expect(container.querySelector('a svg')).toBeNull()
  unmount()
  const without = renderOnSite(<Header />, {site})
  expect(without.container.querySelector('a img')).toBeNull()
  expect(without.container.querySelector('a svg')).not.toBeNull()
})

it('names its menu for screen readers', () => {
  renderOnSite(<Header />, {site: sampleSite()})
  expect(screen.getByRole('navigation', {name: 'Main navigation'})).toBeDefined()
})
