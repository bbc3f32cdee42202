// @vitest-environment node
import {createClient} from '@sanity/client'
import {Report} from '@upline/prerender/files/report.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {fetchShared} from '@upline/prerender/lake/shared-state.ts'
import {createAssetCopies} from '@upline/prerender/render/asset-copies.ts'
import {RenderedPages} from '@upline/prerender/render/rendered-pages.ts'
import {createSocialImages} from '@upline/prerender/render/social-images.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import fc from 'fast-check'
import {expect, test, vi} from 'vitest'
import {today} from '../support/sample-dataset.ts'
import {type Case, rawPage, rawSite, withValue, wrongCase} from '../support/wrong-values.ts'
import {build} from './random-edits.ts'

const folder = new SiteFolder(temporaryFolder())
const lake = Object.assign(createClient({projectId: 'local', dataset: 'production', useCdn: false}), {
  request: async () => ({result: rawSite, syncTags: []}),
})
const now = () => new Date(`${today}T12:00:00Z`)
const copies = createAssetCopies(folder, lake)
const images = createSocialImages(build, folder)
const target = {build, folder, copies, images, papers: new Map(), report: new Report(), now}

/** Values without which a page is not rendered: its id, its title, and the disclaimers that the law requires. */
const required = /^(?:_id|title)$|disclaimer/

test('a value of a wrong type costs its section or part, never the page', {timeout: 3_600_000}, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shared = await fetchShared(lake, now())
  const pageCase = wrongCase.filter(({query, place}) => query === 'page' && !required.test(place.join('.')))
  const isRendered = async ({path, place, value}: Case) => {
    const result = withValue(rawPage(path), place, value) as NonNullable<PageQueryResult>
    const row = {id: result._id, revision: '', createdAt: '', updatedAt: '', path, title: '', noIndex: false}
    const pages = new RenderedPages(target)
    expect(await pages.render(path, [row], {result, syncTags: []}, shared)).toBe(true)
  }
  await fc.assert(fc.asyncProperty(pageCase, isRendered), {numRuns: process.env.UPLINE_SOAK ? 5000 : 20})
})
