import {renderPage} from '@upline/web/app/entry-prerender.tsx'
import type {PageData} from '@upline/web/content/types.ts'
import {callToAction} from '@upline/web/sections/call-to-action/call-to-action.fixture.ts'
import {expect, test} from 'vitest'
import {site} from '../../fixtures/site.ts'
import {pageState} from '../../support/page-state.ts'

const page = (sections: unknown[]) =>
  ({_id: 'page-x', _type: 'page', title: 'Plans', path: '/x', seo: null, sections}) as unknown as PageData // all that the site looks at

test('a page is rendered whole, its title and description apart', async () => {
  const {head, body} = await renderPage('/x', pageState(site, page([callToAction])))
  expect(head).toContain('<title>Plans</title>')
  expect(body).toContain(callToAction.heading)
})

test('a section that cannot be rendered fails the page, and is named', async () => {
  const broken = {_type: 'faqList', _key: 'q7', heading: 'Questions', items: 'not a list'}
  await expect(renderPage('/x', pageState(site, page([callToAction, broken])))).rejects.toThrow(
    'Section faqList (q7) could not be rendered',
  )
})

test('so does an error outside of the sections', async () => {
  const {interfaceText: _, ...rest} = site
  await expect(
    renderPage('/x', pageState({...rest, interfaceText: null}, page([callToAction]))),
  ).rejects.toThrow('interfaceText')
})
