import {expect, it} from 'vitest'
import {notFoundPage, site, siteWithMenu} from '../../../tests/fixtures/site.ts'
import {renderOnSite, type Surroundings} from '../../../tests/support/render-on-site.tsx'
import {env} from '../lib/env.ts'
import {PageHead} from './page-head.tsx'

const page = {...notFoundPage, _type: 'page', title: 'Search', path: '/search'} as never
const {navigation} = siteWithMenu
const onSearch = {...site, navigation: navigation && {...navigation, searchPath: '/search'}}

/** Returns the title and the attributes of the head that machines read. */
function headOf(content: never, surroundings: Surroundings) {
  renderOnSite(<PageHead content={content} path="/search" />, surroundings)
  const valueIn = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  return [document.title, valueIn('link[rel=canonical]', 'href'), valueIn('meta[name=robots]', 'content')]
}

const canonical = `${env.siteUrl}/search`

it.each<[what: string, content: object, surroundings: Surroundings, head: unknown[]]>([
  ['a page', page, {}, ['Search', canonical, undefined]],
  [
    'the search page, whose title begins with the query',
    page,
    {site: onSearch, history: ['/search?q=life']},
    ['life · Search', canonical, undefined],
  ],
  ['another page with a query', page, {history: ['/search?q=life']}, ['Search', canonical, undefined]],
  [
    'a page that staff hide from search engines',
    {...(page as object), seo: {noIndex: true}},
    {},
    ['Search', canonical, 'noindex'],
  ],
  ['the 404 page', notFoundPage, {}, ['Page not found', undefined, 'noindex']],
])('the head of %s', (_what, content, surroundings, head) => {
  expect(headOf(content as never, surroundings)).toEqual(head)
})
