import type {SanityClient} from '@sanity/client'
import type {AssetCopies} from '@upline/prerender/asset-copies.ts'
import type {PageRow} from '@upline/prerender/page-list.ts'
import {Problems} from '@upline/prerender/problems.ts'
import type {SharedState} from '@upline/prerender/shared-state.ts'
import {SiteLists} from '@upline/prerender/site-lists.ts'
import {expect, test} from 'vitest'
import {MemoryFolder} from './fuzz/memory-folder.ts'

const row = (path: string, noIndex: boolean): PageRow => ({
  id: `page-${path}`,
  revision: 'r',
  createdAt: '2026-11-22T00:00:00Z',
  updatedAt: '2026-11-22T00:00:00Z',
  path,
  title: path,
  noIndex,
})

test('pages that are kept from search engines are in no list', async () => {
  const memory = new MemoryFolder()
  const lists = new SiteLists({
    // A lake without articles or events, and no pictures.
    lake: {fetch: async () => ({result: [], syncTags: []})} as unknown as SanityClient,
    folder: memory.folder,
    copies: {localize: (answer: unknown) => answer, need: () => {}} as unknown as AssetCopies,
    problems: new Problems(),
    origin: 'https://site.example',
  })
  const site = {data: {settings: null, choices: [], facts: []}} as unknown as SharedState
  await lists.write(site, [row('/shown', false), row('/hidden', true)], new Set())
  for (const name of ['sitemap.xml', '_content/paths.json']) {
    expect(memory.files.get(name)).toContain('/shown')
    expect(memory.files.get(name)).not.toContain('/hidden')
  }
})
