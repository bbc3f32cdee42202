// @vitest-environment node
import {join} from 'node:path'
import type {EffectChange, PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {compareList, comparePages, comparePlaces} from '@upline/prerender/effect/compare-files.ts'
import {fetchMails, findEffect} from '@upline/prerender/effect/effect.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import fc from 'fast-check'
import {afterAll, expect, test} from 'vitest'
import {build, edit, mutationsOf, read, renderWaiting, resetContent, watchPublishes} from './random-edits.ts'
import {furtherContent} from './starting-content.ts'

const {client, stop} = await startLake()
const published = await watchPublishes(client)
const home = temporaryFolder()
let sites = 0
afterAll(async () => {
  published.stop()
  await stop()
})

// Publishes random edits and compares the predicted changes of the site with the changes of its files.
test('the predicted changes of random publishes are the actual ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Mutations of one document see those before them, so each edit has its own.
      fc.array(fc.uniqueArray(edit, {minLength: 1, maxLength: 3, selector: ({id}) => id}), {
        minLength: 1,
        maxLength: 3,
      }),
      async (publishes) => {
        await resetContent(client, furtherContent)
        await published.tags()
        sites += 1
        const folder = join(home, String(sites))
        const files = new SiteFolder(folder)
        const site = new Site(build, client, files)
        await site.renderAll()
        for (const edits of publishes) {
          const mutations = (await Promise.all(edits.map((each) => mutationsOf(client, each)))).flat()
          const before = await snapshot(site, folder)
          const effect = await findEffect({site, lake: client, files}, {mutations})
          expect(await snapshot(site, folder)).toEqual(before)
          await client.mutate(mutations)
          await site.refresh(await published.tags())
          await renderWaiting(site)
          expect(predicted(effect)).toEqual(actual(before, await snapshot(site, folder)))
        }
      },
    ),
    {numRuns: process.env.UPLINE_SOAK ? 250 : 8, endOnFailure: true},
  )
}, 3_600_000)

test('changes of another publish meanwhile are not part of the effect', async () => {
  await resetContent(client, furtherContent)
  await published.tags()
  const files = new SiteFolder(join(home, 'meanwhile'))
  const site = new Site(build, client, files)
  await site.renderAll()
  const rename = (title: string) => [{patch: {id: 'page-home', set: {title}}}]
  let isPublished = false
  const lake = {
    config: () => client.config(),
    withConfig: (config: object) => client.withConfig(config),
    fetch: (query: string) => client.fetch(query),
    async request(options: Parameters<typeof client.request>[0]) {
      const response = await client.request(options)
      if (!isPublished) {
        isPublished = true
        await client.mutate(rename('Renamed by another') as never)
        await site.refresh(await published.tags())
        await renderWaiting(site)
      }
      return response
    },
  }
  const [document] = await client.fetch<{_id: string}[]>('*[_type == "page" && path != "/"][0...1]{_id}')
  const mutations = [{patch: {id: document?._id, set: {title: 'Own title'}}}]
  const {groups} = await findEffect({site, lake: lake as never, files}, {mutations})
  expect(JSON.stringify(groups)).toContain('Own title')
  expect(JSON.stringify(groups)).not.toContain('Renamed by another')
})

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

/** Returns the changes as sorted lines, each with its path or the name of a list. */
function predicted({groups, uncompared}: PublishEffect): string[] {
  expect(uncompared).toBe(0)
  const lines = groups.flatMap(({where, state, changes}) =>
    where.flatMap(({path, title}) => linesOf(path ?? title, state === 'changed' ? changes : [state])),
  )
  return lines.sort()
}

const linesOf = (where: string, changes: readonly (EffectChange | 'new' | 'gone')[]): string[] =>
  changes.map((change) => JSON.stringify([where, change]))

/** Compares all files before and after a publish. */
function actual(before: Snapshot, after: Snapshot): string[] {
  const files = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])]
  const lines = files.flatMap((file) => {
    if (!file.endsWith('.html')) {
      const list = compareList(file, before.files[file], after.files[file])
      return linesOf(list?.where[0]?.title ?? '', list?.changes ?? [])
    }
    const path = `/${file.replace(/\/?index\.html$|(?<=^404)\.html$/, '')}`
    const [old, now] = [before, after].map(({files, redirects}) =>
      redirects.some((rule) => rule.startsWith(`${path} → `)) ? undefined : files[file],
    )
    if (old === undefined || now === undefined) return linesOf(path, now ? ['new'] : old ? ['gone'] : [])
    return linesOf(path, comparePages(old, now))
  })
  const redirects = comparePlaces({Redirects: before.redirects}, {Redirects: after.redirects})
  const mails = comparePlaces(before.mails, after.mails)
  return [...lines, ...linesOf('Redirects', redirects), ...linesOf('Mails', mails)].sort()
}
