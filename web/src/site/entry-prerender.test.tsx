import {expect, test, vi} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {markedContent, markedSite} from '../../../tests/support/marked-content.ts'
import {pageState} from '../../../tests/support/page-state.ts'
import type {PageData} from '../content/types.ts'
import {renderPage} from './entry-prerender.tsx'

const callToAction = sectionOf('callToAction')
const tabs = sectionOf('tabs')

const parts = {modules: ['/assets/entry.js', '/assets/framework.js'], head: {meta: {}}}
const page = (sections: unknown[]) =>
  ({_id: 'page-x', _type: 'page', title: 'Plans', path: '/x', seo: null, sections}) as unknown as PageData // all that the site looks at

async function render(sections: unknown[], more: object = {}) {
  const rendered = await renderPage('/x', pageState(site, page(sections)), {...parts, ...more})
  const html = String(rendered.html)
  return {...rendered, html, document: new DOMParser().parseFromString(html, 'text/html')}
}

test('a page is a whole document with its title, its modules, and the addresses and hashes of its data', async () => {
  const {document, failures} = await render([callToAction])
  expect(document.doctype).not.toBeNull()
  expect(document.title).toBe('Plans')
  expect(document.body.textContent).toContain(callToAction.heading)
  expect(
    [...document.querySelectorAll('script[type=module]')].map((each) => each.getAttribute('src')),
  ).toEqual(parts.modules)
  const preloads = [...document.querySelectorAll('link[as=fetch]')].map((each) => each.getAttribute('href'))
  expect(preloads).toEqual(['/_content/_site.json', '/_content/x.json'])
  const stamp = JSON.parse(document.getElementById('page-stamp')?.textContent ?? '')
  expect(stamp).toMatchObject({path: '/x', siteHash: 'site', pageHash: 'page'})
  expect(failures).toEqual([])
})

test('a document contains only the script for early presses', async () => {
  const {document} = await render([callToAction])
  const inline = [...document.querySelectorAll('script:not([src], [type="application/json"])')]
  expect(inline.map(({parentElement}) => parentElement?.nodeName)).toEqual(['HEAD'])
})

test('data cannot end the element that contains it', async () => {
  const text = '</script><!--<script>'
  const head = {meta: {'og:title': text}, structuredData: {name: text}}
  const {document} = await render([{...callToAction, heading: text}], {head})
  const things = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(things)).toEqual({name: text})
  expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(text)
})

test('a section that throws or is of an unknown type is left out and reported, even in a tab', async () => {
  const unknown = {_type: 'hologram', _key: 'q6'}
  const broken = {_type: 'faqList', _key: 'q7', heading: 'Questions', items: 'not a list'}
  const inTab = {
    ...tabs,
    panels: [{_key: 'a', key: 'a', label: 'Costs', sections: [{...broken, _key: 'q8'}]}],
  }
  const {document, failures, page} = await render([callToAction, unknown, broken, inTab])
  expect(failures.map(({part}) => part)).toMatchObject([
    {name: 'hologram (q6)', document: 'page-x', field: 'sections[_key=="q6"]'},
    {name: 'faqList (q7)', document: 'page-x', field: 'sections[_key=="q7"]'},
    {
      name: 'faqList (q8)',
      document: 'page-x',
      field: 'sections[_key=="tabs"].panels[_key=="a"].sections[_key=="q8"]',
    },
  ])
  expect(document.body.textContent).toContain(callToAction.heading)
  expect(document.body.textContent).toContain('Costs')
  // The browser hydrates the document from this data.
  expect(page.result).toMatchObject({leftOut: failures.map(({part}) => part.field)})
  const stamp = JSON.parse(document.getElementById('page-stamp')?.textContent ?? '')
  expect(stamp.pageHash).toBe(page.hash)
  expect(page.hash).not.toBe('page')
})

test.each([undefined, ['a']])('a section with the key %j that throws is left out alone', async (_key) => {
  const broken = {_type: 'faqList', _key, heading: 'Questions', items: 'not a list'}
  const {document, failures} = await render([callToAction, broken])
  expect(failures).toHaveLength(1)
  expect(document.body.textContent).toContain(callToAction.heading)
})

test('an error outside of the sections ends the render', async () => {
  const navigation = {...site.navigation, groups: 'none'} as unknown as typeof site.navigation
  const state = pageState({...site, navigation}, page([callToAction]))
  await expect(renderPage('/x', state, parts)).rejects.toThrow(TypeError)
})

const wrong = {not: 'a value of this type'}

test.each(['/carriers/evergreen-senior-health', '/about/news/paperless-contracting', '/nowhere'])(
  'a field of %s with a value of a wrong type costs its part of the page',
  async (path) => {
    // React also warns of keys that are missing in such content.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const content = {...markedContent(path), logo: null}
    for (const field of Object.keys(content).filter((name) => !/^_|^title$|^path$/.test(name))) {
      const changed = {...content, [field]: wrong} as typeof content
      const {html, failures} = await renderPage(path, pageState(markedSite(), changed), parts)
      expect(String(html)).toContain(content.title)
      for (const {part} of failures) expect(Object.keys(content)).toContain(part.field)
    }
  },
)
