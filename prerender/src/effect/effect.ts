import {setTimeout as pause} from 'node:timers/promises'
import type {SanityClient} from '@sanity/client'
import type {
  EffectChange,
  EffectGroup,
  EffectRequest,
  PublishEffect,
} from '@upline/domain/content/publish-effect.ts'
import {noonOf} from '@upline/domain/dates/zoned-time.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {filesOf} from '../files/site-files.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import type {Touched} from '../lake/fetch.ts'
import type {Site} from '../site/site.ts'
import {compareList, comparePages, comparePlaces, dataLines, groupOf} from './compare-files.ts'

const maxIdleMs = 30_000
/** Rendering ends after this time; pages that are left are counted. */
const maxMs = 15_000
const mailsQuery = `{
  "office": *[_id == "notificationMail"][0],
  "reply": *[_id == "siteSettings"][0]{replyGreeting, replySignature}
}`

type Target = {site: Site; lake: SanityClient; files: SiteFiles}

const mostAttempts = 3

/** Returns what mutations, or another date, change for visitors, by a trial that stores nothing. Rejects with the lake's reason. */
export async function findEffect(target: Target, request: EffectRequest): Promise<PublishEffect> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const effect = await tryEffect(target, request)
    if (effect) return effect
  }
  throw new Error('The site is being rendered. Try again in a minute.')
}

/** Returns undefined if a publish changed the site meanwhile, because the effect would include that publish. */
async function tryEffect(
  {site, lake, files: published}: Target,
  {mutations, date, withToday}: EffectRequest,
): Promise<PublishEffect | undefined> {
  await untilIdle(site)
  const {content} = site
  const start = performance.now()
  const timeZone = site.content?.shared.data.settings?.timeZone
  const now = date ? () => noonOf(timeZone, date) : undefined
  const render = async (fork: Site, touched: Touched) => {
    await fork.refresh(touched)
    while (performance.now() - start < maxMs && (await fork.renderNext()));
    return fork
  }
  const live = onTrial(published).trial
  const base = now && !withToday ? await render(site.fork(lake, live, now), 'everything') : site
  const before = base.content
  if (!before) throw new Error('The site is not rendered yet. Try again in a minute.')
  const {trial, tags} = await startTrial(lake, mutations)
  const files = onTrial(published)
  const fork = await render(base.fork(trial, files.trial, now), withToday ? 'everything' : tags)
  const after = fork.content ?? before
  if (site.content !== content || !site.isIdle) return undefined

  const groups: EffectGroup[] = []
  const titleOf = (path: string) => {
    const row = (after.list.rows.get(path) ?? before.list.rows.get(path))?.[0]
    const title = resolveContent(row?.title, after.shared.data.facts)
    return typeof title === 'string' && title ? title : path
  }
  const pathOf = new Map(
    [...before.list.rows.keys(), ...after.list.rows.keys()].map((path) => [filesOf(path)[0], path]),
  )
  for (const [file, content] of files.changes) {
    const path = pathOf.get(file)
    if (path === undefined) {
      const group = compareList(file, live.read(file), content)
      if (group) groups.push(group)
      continue
    }
    const where = [{title: titleOf(path), path}]
    const old = before.redirects.targets.has(path) ? undefined : live.read(file)
    const now = after.redirects.targets.has(path) ? undefined : content
    if (old === undefined && now === undefined) continue
    if (old === undefined) groups.push({where, state: 'new', changes: comparePages('', now ?? '')})
    else if (now === undefined) groups.push({where, state: 'gone', changes: []})
    else groups.push({where, state: 'changed', changes: comparePages(old, now)})
  }
  const rules = (of: Site) => ({
    Redirects: of.redirects.map(({source, destination}) => `${source} → ${destination}`),
  })
  const mails = (client: SanityClient, {shared}: typeof after) => fetchMails(client, shared.data.facts)
  const others = [
    groupOf('Redirects', comparePlaces(rules(base), rules(fork))),
    groupOf('Mails', comparePlaces(await mails(lake, before), await mails(trial, after))),
  ]
  return {
    groups: mergeGroups([...groups, ...others.filter((group) => group !== undefined)]),
    uncompared: base === site ? fork.waiting : Math.max(base.waiting, fork.waiting),
    milliseconds: Math.round(performance.now() - start),
  }
}

export async function fetchMails(client: SanityClient, facts: Parameters<typeof resolveContent>[1]) {
  const {office, reply} = await client.fetch(mailsQuery)
  return {
    'Mail to the office': dataLines(office),
    'Reply to an inquiry': dataLines(resolveContent(reply, facts)),
  }
}

/** Joins pages by changes that three or more of them share, such as a footer, and by their own. Leaves out unchanged pages. */
export function mergeGroups(groups: readonly EffectGroup[]): EffectGroup[] {
  const pagesOf = new Map<string, number>()
  for (const {changes} of groups) {
    for (const key of new Set(changes.map(keyOf))) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1)
  }
  const isShared = (change: EffectChange) => (pagesOf.get(keyOf(change)) ?? 0) >= 3
  const parts = groups.flatMap((group): EffectGroup[] => {
    if (group.state !== 'changed') return [group]
    const shared = group.changes.filter(isShared).map((change) => ({...group, changes: [change]}))
    const own = group.changes.filter((change) => !isShared(change))
    return own.length > 0 ? [...shared, {...group, changes: own}] : shared
  })
  const byKey = new Map<string, EffectGroup>()
  for (const part of parts) {
    const key = keyOf([part.state, part.state === 'changed' && part.changes])
    const known = byKey.get(key)
    if (known) known.where.push(...part.where)
    else byKey.set(key, {...part, where: [...part.where]})
  }
  return [...byKey.values()]
}

const keyOf = (value: unknown): string => JSON.stringify(value)

async function startTrial(lake: SanityClient, mutations: readonly unknown[]) {
  if (mutations.length === 0) return {trial: lake, tags: new Set<string>()}
  const {perspective, syncTags} = await lake.request<{perspective: string; syncTags: string[]}>({
    method: 'POST',
    url: `/data/mutate/${lake.config().dataset}`,
    query: {dryRun: 'true', asPerspective: 'true'},
    body: {mutations},
  })
  return {trial: lake.withConfig({perspective: [perspective]}), tags: new Set(syncTags)}
}

async function untilIdle(site: Site): Promise<void> {
  for (const end = performance.now() + maxIdleMs; !site.isIdle; await pause(20)) {
    if (performance.now() > end) throw new Error('The site is being rendered. Try again in a minute.')
  }
}

/** Keeps changes of files in memory. */
function onTrial(files: SiteFiles) {
  /** Content by file name; undefined if the file is removed. */
  const changes = new Map<string, string | undefined>()
  const trial: SiteFiles = {
    has: (name) => (changes.has(name) ? changes.get(name) !== undefined : files.has(name)),
    read: (name) => (changes.has(name) ? changes.get(name) : files.read(name)),
    written: (prefix) =>
      [...new Set([...files.written(prefix), ...changes.keys()])].filter(
        (name) => name.startsWith(prefix) && trial.has(name),
      ),
    put: async (name, content) => void changes.set(name, content.toString()),
    remove: async (name) => void changes.set(name, undefined),
    // Only visits make pictures, and only the first rendering removes what an earlier run left.
    make: async () => {},
    removeStale: () => {},
  }
  return {trial, changes}
}
