import {cleanup, render, waitFor} from '@testing-library/react'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {MemoryRouter} from 'react-router-dom'
import {afterEach, expect, it} from 'vitest'
import {translatePage} from '../../../e2e/support/translate-page.ts'
import {allSections} from '../../../tests/support/all-sections.ts'
import {mark, markedContent, markedSite} from '../../../tests/support/marked-content.ts'
import {pageState} from '../../../tests/support/page-state.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section} from '../content/types.ts'
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

it.each(['/', '/about/news/case-desk-impaired-risk', '/carriers/blue-anchor-life', '/nowhere'])(
  'the page %s shows what changes after a browser translated it',
  async (path) => {
    await loadMoreCode()
    const open = (site: typeof edited) => {
      const client = createQueryClient(path, pageState(site(markedSite()), site(markedContent(path))))
      const page = render(
        <MemoryRouter initialEntries={[path]}>
          <App client={client} />
        </MemoryRouter>,
      )
      return {...page, client}
    }
    const {container, client} = open((content) => content)
    translator = translatePage()
    client.setQueriesData({}, edited)
    await waitFor(() => expect(container.textContent).toContain('edited'))
    const shown = container.textContent
    translator.disconnect()
    cleanup()
    expect(shown).toBe(open(edited).container.textContent)
  },
)
