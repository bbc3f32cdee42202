import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {AssetCopies} from '@upline/prerender/assets/asset-copies.ts'
import {SiteFolder} from '@upline/prerender/hosting/site-folder.ts'
import {ListWriter} from '@upline/prerender/lists/write-lists.ts'
import type {PageRow} from '@upline/prerender/pages/page-list.ts'
import type {SharedState} from '@upline/prerender/pages/shared-state.ts'
import {expect, test} from 'vitest'

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
  const path = mkdtempSync(join(tmpdir(), 'upline-lists-'))
  const folder = new SiteFolder(path)
  // A lake without articles or events.
  const lake = {
    fetch: async () => ({result: [], syncTags: []}),
    config: () => ({}),
  } as unknown as SanityClient
  const lists = new ListWriter({
    lake,
    folder,
    copies: new AssetCopies(path, lake),
    origin: 'https://site.example',
  })
  const shared = {data: {settings: null, choices: [], facts: []}} as unknown as SharedState
  const texts = new Map(['/shown', '/hidden'].map((page) => [page, JSON.stringify({path: page})]))
  await lists.write(shared, [row('/shown', false), row('/hidden', true)], texts)
  await folder.flush()
  for (const name of ['sitemap.xml', '_content/_paths.json', '_content/_search.json']) {
    const text = readFileSync(join(path, name), 'utf8')
    expect(text).toContain('/shown')
    expect(text).not.toContain('/hidden')
  }
  rmSync(path, {recursive: true})
})
