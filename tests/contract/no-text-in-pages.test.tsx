import {renderPage} from '@upline/web/site/entry-prerender.tsx'
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
  // Also reads the elements in `noscript`, because a parsed document runs no scripts.
  const {body} = new DOMParser().parseFromString(String(html), 'text/html')
  expect(body.textContent).toContain('⟦')
  expect(foreignTexts(body)).toEqual([])
})
