// @vitest-environment node
import {findEffect} from '@upline/prerender/effect/effect.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'
import {build, read, renderWaiting, resetContent, watchPublishes} from './random-edits.ts'
import {furtherContent} from './starting-content.ts'

const {client, stop} = await startLake()
const published = await watchPublishes(client)
const folder = temporaryFolder()
afterAll(async () => {
  published.stop()
  await stop()
})

const shared = (heading: string) => ({
  _id: 'shared-offer',
  _type: 'sharedSection',
  title: 'Offer',
  sections: [{_type: 'callToAction', _key: 'a', heading, anchor: 'offer', text: 'Ask {phone}.'}],
})
const place = (_key: string) => ({_type: 'reference', _key, _ref: 'shared-offer'})

test('a shared section is on all pages that refer to it, and its publish changes these only', async () => {
  await resetContent(client, furtherContent)
  await client.createOrReplace(shared('Shared heading'))
  const pages = await client.fetch<{_id: string; path: string}[]>(
    '*[_type == "page"] | order(path)[0...2]{_id, path}',
  )
  const [first = expect.unreachable(), second = expect.unreachable()] = pages
  const append = (id: string, items: object[]) =>
    client.patch(id).setIfMissing({sections: []}).append('sections', items)
  await append(first._id, [place('p1'), place('p2')]).commit()
  await append(second._id, [place('p1')]).commit()
  await published.tags()
  const files = new SiteFolder(folder)
  const site = new Site(build, client, files)
  await site.renderAll()
  const before = read(folder)
  const showing = (text: string) =>
    Object.keys(before).filter((name) => name.endsWith('.html') && before[name]?.includes(text))
  const shown = showing('Shared heading')
  expect(shown).toHaveLength(2)
  const [twice = ''] = shown
    .map((name) => before[name] ?? '')
    .filter((html) => html.split('id="offer"').length === 2)
  expect(
    twice.match(/<section [^>]*data-section="callToAction"[^>]*>(?:(?!<\/section>).)*Shared heading/gs),
  ).toBeTruthy()

  const mutations = [{createOrReplace: shared('Changed heading')}]
  const {groups} = await findEffect({site, lake: client, files}, {mutations})
  const paths = groups.flatMap(({where}) => where.flatMap(({path}) => path ?? []))
  expect([...new Set(paths)].sort()).toEqual([first.path, second.path].sort())

  await client.mutate(mutations)
  await site.refresh(await published.tags())
  await renderWaiting(site)
  const after = read(folder)
  const changed = Object.keys(after).filter((name) => name.endsWith('.html') && after[name] !== before[name])
  expect(changed.sort()).toEqual(shown.sort())
  for (const name of shown) expect(after[name]).not.toContain('Shared heading')

  await expect(client.delete('shared-offer')).rejects.toThrow(/references/)
})
