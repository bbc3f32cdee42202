import {renderPage} from '@upline/web/app/entry-prerender.tsx'
import {expect, test} from 'vitest'
import {foreignTexts} from '../support/foreign-texts.ts'
import {markedContent, markedSite, paths} from '../support/marked-content.ts'
import {pageState} from '../support/page-state.ts'

test('the sample has all its pages', () => {
  expect(paths.length).toBeGreaterThan(30)
})

test.each(paths)('%s has no text that is not content', async (path) => {
  const state = pageState(markedSite(), markedContent(path))
  const {html} = await renderPage(path, state, {modules: [], head: {meta: {}}})
  const container = document.createElement('div')
  // Also reads the content of `noscript`, which is text and not elements if scripts run.
  container.innerHTML =
    String(html)
      .split('<body>')[1]
      ?.replaceAll(/(<\/?)noscript>/g, '$1div>') ?? ''
  expect(container.textContent).toContain('⟦')
  expect(foreignTexts(container)).toEqual([])
})
