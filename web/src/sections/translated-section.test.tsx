import {cleanup, render, waitFor} from '@testing-library/react'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {MemoryRouter} from 'react-router-dom'
import {afterEach, expect, it} from 'vitest'
import {translatePage} from '../../../e2e/support/translate-page.ts'
import {allSections} from '../../../tests/support/all-sections.ts'
import {
  mark,
  markedContent,
  markedSite,
  sampleContent,
  sampleSite,
} from '../../../tests/support/marked-content.ts'
import {pageState} from '../../../tests/support/page-state.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import {published} from '../../../tests/support/sample-dataset.ts'
import type {ContentData, Section, SiteData} from '../content/types.ts'
import {loadMoreCode} from '../page/page-types.ts'
import {createQueryClient} from '../page/query-client.ts'
import {App} from '../site/app.tsx'
import {SectionList} from './section-list.tsx'

let translator: MutationObserver | undefined
afterEach(() => translator?.disconnect())

const edited = <Value,>(content: Value) =>
  mapDeep(content, (value) =>
    typeof value === 'string' ? value.replaceAll('⟧', '⟧ edited') : value,
  ) as Value

const onSite = (section: Section, site = markedSite()) => (
  <OnSite site={site}>
    <main>
      <SectionList sections={[section]} />
    </main>
  </OnSite>
)

it.each(allSections.map((section) => [section._type, mark(section)] as const))(
  'the section %s shows what changes after a browser translated it',
  async (_type, section) => {
    await loadMoreCode()
    const {container, rerender} = render(onSite(section))
    translator = translatePage()
    rerender(onSite(edited(section), edited(markedSite())))
    const shown = container.textContent
    translator.disconnect()
    cleanup()
    expect(shown).toBe(render(onSite(edited(section), edited(markedSite()))).container.textContent)
  },
)

const paths = ['/', '/about/news/case-desk-impaired-risk', '/carriers/live-oak-health', '/search', '/nowhere']

function openPage(path: string, site: SiteData, content: ContentData) {
  const client = createQueryClient(path, pageState(site, content))
  const page = render(
    <MemoryRouter initialEntries={[path]}>
      <App client={client} />
    </MemoryRouter>,
  )
  return {...page, client}
}

it.each(paths)('the page %s shows what changes after a browser translated it', async (path) => {
  await loadMoreCode()
  const open = (site: typeof edited) => openPage(path, site(markedSite()), site(markedContent(path)))
  const {container, client} = open((content) => content)
  translator = translatePage()
  client.setQueriesData({}, edited)
  await waitFor(() => expect(container.textContent).toContain('edited'))
  const shown = container.textContent
  translator.disconnect()
  cleanup()
  expect(shown).toBe(open(edited).container.textContent)
})

const nameFields: Record<string, string> = {carrier: 'name', person: 'name', testimonial: 'author'}
// A page's own texts have names, too, which are words like others there.
const typed = new Set(published.flatMap((document) => (document._type === 'page' ? textsIn(document) : [])))
const names = new Set([
  sampleSite().settings?.shortName,
  ...published.flatMap((document) => document[nameFields[document._type] ?? ''] ?? []),
]).difference(typed)

function textsIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value]
}

/** Returns the elements whose text is a name, with a mark of punctuation at most. */
const namesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('*')].filter(
    ({children, textContent}) => children.length === 0 && names.has(textContent.replace(/^: |,$/g, '')),
  )
const translated = (elements: Element[]) =>
  elements.filter((element) => !element.closest('[translate=no]')).map((element) => element.outerHTML)

const withNames = ['carrierDirectory', 'carrierShowcase', 'people', 'productCategories', 'testimonials']

it('no translator changes the names of carriers and people in a section', async () => {
  await loadMoreCode()
  const shown = allSections.flatMap((section) => {
    const {container} = render(onSite(section))
    const found = namesIn(container)
    expect(translated(found)).toEqual([])
    cleanup()
    return found.length > 0 ? section._type : []
  })
  expect(shown.sort()).toEqual(withNames)
})

it.each(paths)('no translator changes the names on the page %s', async (path) => {
  await loadMoreCode()
  const found = namesIn(openPage(path, sampleSite(), sampleContent(path)).container)
  expect(found.length).toBeGreaterThan(1)
  expect(translated(found)).toEqual([])
})
