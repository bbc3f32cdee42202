import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import type {Mutation, SanityClient} from '@sanity/client'
import type {RenderReport, Site} from '@upline/prerender/pages/site.ts'
import type {Build} from '@upline/prerender/read-build.ts'
import * as renderer from '@upline/web/app/entry-prerender.tsx'
import fc from 'fast-check'
import {vi} from 'vitest'
import {startingContent} from './starting-content.ts'

/** A build whose pages name no modules. */
export const build: Build = {clientFolder: '', manifest: {}, filesOf: {}, renderer}

/** Replaces all content with the starting content and `more` documents. */
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

const names =
  'page-a page-b page-c news-a news-b carrier-a person-a faq-a faq-b person-b event-a fact-a redirect-a'.split(
    ' ',
  )
const settings = ['siteSettings', 'navigation', 'interfaceText', 'notFoundPage', 'notificationMail']
const target = fc.constantFrom(...names)
const word = fc.constantFrom('One', 'Two {name}', '</script><b>"&\'', 'Three')
const path = fc.constantFrom('/', '/a', '/about/news/a', '/deep/b', '/old', '/join')

/** A random edit of the starting content. */
export const edit = fc.oneof(
  // A fact that is gone leaves its last value, which only a site that was rendered before knows.
  fc.record({
    kind: fc.constant('remove' as const),
    id: fc.constantFrom(...names.filter((id) => id !== 'fact-a')),
  }),
  fc.record({kind: fc.constant('restore' as const), id: target}),
  fc.record({
    kind: fc.constant('word' as const),
    id: fc.constantFrom(...names, ...settings),
    field: fc.constantFrom(
      'title',
      'name',
      'question',
      'value',
      'category',
      'description',
      'heading',
      'text',
    ),
    value: word,
  }),
  fc.record({
    kind: fc.constant('path' as const),
    id: fc.constantFrom('page-a', 'page-b', 'news-a'),
    value: path,
  }),
  fc.record({
    kind: fc.constant('date' as const),
    id: fc.constantFrom('news-a', 'news-b', 'event-a'),
    value: fc.constantFrom('2020-01-01', '2030-01-01'),
  }),
  fc.constantFrom(
    // Content may refer to an unpublished document, which appears when it is published.
    {kind: 'refer' as const, id: 'page-a', value: 'faq-a'},
    {kind: 'refer' as const, id: 'page-a', value: 'faq-b'},
    {kind: 'refer' as const, id: 'news-a', value: 'person-b'},
  ),
  fc.record({kind: fc.constant('switch' as const), on: fc.boolean()}),
  fc.record({kind: fc.constant('draft' as const), id: target}),
)
export type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

/** Returns the mutations of an edit, or none if it is not possible now. */
export async function mutationsOf(client: SanityClient, change: Edit): Promise<Mutation[]> {
  const id = 'id' in change ? change.id : 'redirect-a'
  const original = startingContent.find(({_id}) => _id === id)
  if (!original) throw new Error(`No document ${id}`)
  if (change.kind === 'remove') return [{delete: {id}}]
  if (change.kind === 'restore') return [{createIfNotExists: original}]
  if (change.kind === 'draft')
    return [{createOrReplace: {...original, _id: `drafts.${id}`, title: 'A draft'}}]
  if (!(await client.getDocument(id))) return []
  return [{patch: {id, set: fieldsOf(change, id)}}]
}

function fieldsOf(change: Exclude<Edit, {kind: 'remove' | 'restore' | 'draft'}>, id: string) {
  if (change.kind === 'switch') return {enabled: change.on}
  if (change.kind === 'word') return {[change.field]: change.value}
  if (change.kind === 'path') return {path: change.value}
  if (change.kind === 'date') return {[id === 'event-a' ? 'startDate' : 'date']: change.value}
  if (id === 'news-a') return {author: {_type: 'reference', _ref: change.value, _weak: true}}
  return {'sections[0].items[0]._ref': change.value}
}
