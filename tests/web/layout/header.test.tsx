import {Header} from '@upline/web/layout/header.tsx'
import {expect, it} from 'vitest'
import {siteWithMenu as site} from '../../fixtures/site.ts'
import {sampleSite} from '../../support/marked-content.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

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
