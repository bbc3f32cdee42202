import {expect, it} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {pictureOf} from '../content/content.fixture.ts'
import type {SiteData} from '../content/types.ts'
import {SiteIcons} from './site-icons.tsx'

const icon = (extension: string) =>
  pictureOf({
    url: `https://cdn.sanity.io/images/k3v9x2ab/production/abc-600x600.${extension}`,
    extension,
    width: 600,
    height: 600,
  })

it.each([
  ['none', undefined, '/favicon.svg', '/apple-touch-icon.png'],
  [
    'a photo',
    icon('png'),
    '/assets/images/abc-600x600.png/512.webp',
    '/assets/images/abc-600x600.png/180.jpg',
  ],
  ['a drawing', icon('svg'), '/assets/images/abc-600x600.svg', '/apple-touch-icon.png'],
])('if staff chose %s, tabs and phones get an icon that they can show', (_what, chosen, tab, phone) => {
  const settings = chosen && ({icon: chosen} as unknown as SiteData['settings'])
  renderOnSite(<SiteIcons />, {site: {...site, settings: settings ?? null}})
  const hrefs = ['icon', 'apple-touch-icon'].map((rel) =>
    document.querySelector(`link[rel=${rel}]`)?.getAttribute('href'),
  )
  expect(hrefs).toEqual([tab, phone])
})
