import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import type {Mutation, SanityClient} from '@sanity/client'
import type {Build} from '@upline/prerender/files/read-build.ts'
import type {RenderReport, Site} from '@upline/prerender/site/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import * as renderer from '@upline/web/site/entry-prerender.tsx'
import fc from 'fast-check'
import {afterAll, beforeEach, vi} from 'vitest'
import {furtherContent, startingContent} from './starting-content.ts'

/** A build whose pages name no modules. */
export const build: Build = {clientFolder: '', modules: {home: [], more: [], all: []}, renderer}

/** Starts a lake with the starting content and `more` documents, which `reset` and each test replace, and a folder for sites. */
export async function startContentLake(more: typeof startingContent = []) {
  const lake = await startLake()
  const published = await watchPublishes(lake.client)
  const folder = temporaryFolder()
  const reset = async () => {
    await resetContent(lake.client, more)
    // Only later publishes.
    await published.tags()
  }
  afterAll(async () => {
    published.stop()
    await lake.stop()
  })
  beforeEach(reset)
  return {lake, published, folder, reset}
}

export async function resetContent(client: SanityClient, more: typeof startingContent = []): Promise<void> {
  await client.delete({query: '*[true]'}, {visibility: 'sync'})
  const transaction = client.transaction()
  for (const document of [...startingContent, ...more]) transaction.createOrReplace(document)
  await transaction.commit()
}

/**
 * Follows the lake's live events. `tags` publishes a document that no page reads, and resolves with all sync tags that arrive before its
 * tag: the tags of all publishes since the last call.
 */
export async function watchPublishes(client: SanityClient) {
  const received: Set<string>[] = []
  const subscription = client.live.events().subscribe((event) => {
    if (event.type === 'message') received.push(new Set(event.tags))
  })
  let markers = 0
  const tags = async (): Promise<Set<string>> => {
    markers += 1
    const id = `marker-${markers}`
    const {syncTags = []} = await client.fetch('*[_id == $id]', {id}, {filterResponse: false})
    await client.create({_id: id, _type: 'marker'})
    const isMarker = (event: Set<string>) => syncTags.some((tag) => event.has(tag))
    await vi.waitUntil(() => received.some(isMarker), {timeout: 20_000})
    return new Set(received.splice(0).flatMap((event) => [...event]))
  }
  return {tags, stop: () => subscription.unsubscribe()}
}

/** Renders all pages that wait. */
export async function renderWaiting(site: Site): Promise<RenderReport> {
  while (await site.renderNext());
  return site.takeReport()
}

/** All files of a folder by name. */
export function read(path: string): Record<string, string> {
  if (!existsSync(path)) return {}
  const files = readdirSync(path, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(path, file), withoutHistory(readFileSync(file, 'utf8'))]),
  )
}

/** Removes differences between two runs on the same content: times, and the order of sync tags. */
const withoutHistory = (text: string) =>
  text.replace(/"renderedAt":\d+/g, '').replace(/"syncTags":\[[^\]]*\]/g, '')

const text = ['One', 'Two {name}', '</script><b>"&\'', 'Three']
const paths = ['/', '/a', '/about/news/a', '/deep/b', '/old', '/join']
const dates = ['2020-01-01', '2030-01-01']

/** The values that edits set, by document and field. Singletons have no dash in their ids. */
const fields: Record<string, Record<string, readonly unknown[]>> = {
  'page-a': {
    title: text,
    path: paths,
    'sections[0].heading': text,
    'seo.description': text,
    // Content may refer to an unpublished document, which appears when it is published.
    'sections[0].items[0]._ref': ['faq-a', 'faq-b'],
  },
  'page-b': {title: text, path: paths, 'sections[1].actions[0].label': text},
  'page-c': {title: text},
  'page-d': {'sections[0].picture.alt': text, 'sections[4].heading': text},
  'news-a': {title: text, path: paths, date: dates, description: text, 'author._ref': ['person-b']},
  'news-b': {title: text, category: text, date: dates, 'body[0].children[0].text': text},
  'carrier-a': {name: text, category: text, description: text},
  'carrier-b': {name: text, path: paths, hasPage: [true, false], 'availability[0].state': ['CA']},
  'person-a': {name: text},
  'person-b': {name: text},
  'faq-a': {question: text, 'answer[0].children[0].text': text},
  'faq-b': {question: text},
  'event-a': {title: text, description: text, startDate: dates},
  'fact-a': {value: text},
  'redirect-a': {enabled: [true, false]},
  'legal-a': {title: text, content: text, effectiveFrom: dates},
  'disclaimer-a': {text: text, effectiveUntil: dates},
  'plan-a': {name: text, description: text, 'features[0]': text},
  siteSettings: {
    title: text,
    shortName: text,
    'defaultSeo.description': text,
    replySignature: text,
  },
  navigation: {'groups[0].label': text, 'action.label': text, footerText: text},
  interfaceText: {homeLabel: text, searchLabel: text},
  notFoundPage: {heading: text, text: text},
  notificationMail: {heading: text},
  carrierPage: {featuresHeading: text},
}
const names = Object.keys(fields).filter((id) => id.includes('-'))
const choices = Object.entries(fields).flatMap(([id, byField]) =>
  Object.entries(byField).flatMap(([field, values]) =>
    values.map((value) => ({kind: 'set' as const, id, field, value})),
  ),
)
const target = fc.constantFrom(...names)

/** A random edit of the starting content. */
export const edit = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...choices)},
  // A fact that is gone leaves its last value, which only a site that was rendered before knows.
  fc.record({kind: fc.constant('remove' as const), id: target.filter((id) => id !== 'fact-a')}),
  fc.record({kind: fc.constant('restore' as const), id: target}),
  fc.record({kind: fc.constant('draft' as const), id: target}),
)
export type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

/** Returns the mutations of an edit, or none if it is not possible now. */
export async function mutationsOf(client: SanityClient, change: Edit): Promise<Mutation[]> {
  const {id} = change
  const original = [...startingContent, ...furtherContent].find(({_id}) => _id === id)
  if (!original) throw new Error(`No document ${id}`)
  if (change.kind === 'remove') return [{delete: {id}}]
  if (change.kind === 'restore') return [{createIfNotExists: original}]
  if (change.kind === 'draft')
    return [{createOrReplace: {...original, _id: `drafts.${id}`, title: 'A draft'}}]
  return (await client.getDocument(id)) ? [{patch: {id, set: {[change.field]: change.value}}}] : []
}
