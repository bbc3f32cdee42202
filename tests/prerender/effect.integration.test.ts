// @vitest-environment node
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import type {EffectChange, PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {compareList, comparePages, comparePlaces} from '@upline/prerender/effect/compare-files.ts'
import {fetchMails, findEffect} from '@upline/prerender/effect/effect.ts'
import {SiteFolder} from '@upline/prerender/hosting/site-folder.ts'
import {Site} from '@upline/prerender/pages/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import fc from 'fast-check'
import {afterAll, expect, test} from 'vitest'
import {
  build,
  type Edit,
  edit,
  mutationsOf,
  read,
  renderWaiting,
  resetContent,
  watchPublishes,
} from './random-edits.ts'

const {client, stop} = await startLake()
const published = await watchPublishes(client)
const home = temporaryFolder()
let sites = 0
afterAll(async () => {
  published.stop()
  await stop()
  rmSync(home, {recursive: true})
})

// Publishes random edits and compares the predicted changes of the site with the changes of its files.
test('the predicted changes of random publishes are the actual ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(edit, {minLength: 1, maxLength: 3, selector: idOf}), {
        minLength: 1,
        maxLength: 3,
      }),
      async (publishes) => {
        await resetContent(client)
        await published.tags()
        sites += 1
        const folder = join(home, String(sites))
        const site = new Site(build, client, new SiteFolder(folder))
        await site.renderAll()
        for (const edits of publishes) {
          const mutations = (await Promise.all(edits.map((each) => mutationsOf(client, each)))).flat()
          const before = await snapshot(site, folder)
          const effect = await findEffect({site, lake: client, folder}, {mutations})
          expect(await snapshot(site, folder)).toEqual(before)
          await client.mutate(mutations)
          await site.refresh(await published.tags())
          await renderWaiting(site)
          expect(predicted(effect)).toEqual(actual(before, await snapshot(site, folder)))
        }
        rmSync(folder, {recursive: true})
      },
    ),
    {numRuns: process.env.UPLINE_SOAK ? 250 : 8, endOnFailure: true},
  )
}, 3_600_000)

/** Mutations of one document see those before them, so each edit has its own. */
const idOf = (change: Edit): string => ('id' in change ? change.id : 'redirect-a')

type Snapshot = {
  files: Record<string, string>
  redirects: string[]
  mails: Awaited<ReturnType<typeof fetchMails>>
}

const snapshot = async (site: Site, folder: string): Promise<Snapshot> => ({
  files: read(folder),
  mails: await fetchMails(client, site.content?.shared.data.facts ?? {}),
  redirects: site.redirects.map(({source, destination}) => `${source} → ${destination}`),
})

/** Changes by path or by the name of a list. `new` and `gone` pages have no changes. */
type Changes = Record<string, EffectChange[] | 'new' | 'gone'>

function predicted({groups, uncompared}: PublishEffect): Changes {
  expect(uncompared).toBe(0)
  const found: Changes = {}
  for (const {where, state, changes} of groups) {
    for (const {path = '', title} of where) {
      const known = found[path || title]
      const others = Array.isArray(known) ? known : []
      found[path || title] = state === 'changed' ? [...others, ...changes] : state
    }
  }
  return sorted(found)
}

/** Sorts the changes of each page. */
function sorted(changes: Changes): Changes {
  const inOrder = (list: EffectChange[]) => list.map((change) => JSON.stringify(change)).sort()
  return Object.fromEntries(
    Object.entries(changes).map(([name, list]) => [name, typeof list === 'string' ? list : inOrder(list)]),
  ) as Changes
}

/** Compares all files before and after a publish. */
function actual(before: Snapshot, after: Snapshot): Changes {
  const changes: Changes = {}
  for (const file of new Set([...Object.keys(before.files), ...Object.keys(after.files)])) {
    if (!file.endsWith('.html')) {
      const list = compareList(file, before.files[file], after.files[file])
      if (list) changes[list.where[0]?.title ?? ''] = list.changes
      continue
    }
    const path = `/${file.replace(/\/?index\.html$|(?<=^404)\.html$/, '')}`
    const [old, now] = [before, after].map(({files, redirects}) =>
      redirects.some((rule) => rule.startsWith(`${path} → `)) ? undefined : files[file],
    )
    if (old === undefined && now === undefined) continue
    if (old === undefined) changes[path] = 'new'
    else if (now === undefined) changes[path] = 'gone'
    else {
      const found = comparePages(old, now)
      if (found.length > 0) changes[path] = found
    }
  }
  const redirects = comparePlaces({Redirects: before.redirects}, {Redirects: after.redirects})
  if (redirects.length > 0) changes.Redirects = redirects
  const mails = comparePlaces(before.mails, after.mails)
  if (mails.length > 0) changes.Mails = mails
  return sorted(changes)
}
