import {DatabaseSync} from 'node:sqlite'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {QueryEngine} from '../query/query-engine.ts'
import {runActions} from './actions.ts'
import type {Doc} from './document.ts'
import {applyEffect, effect} from './effects.ts'
import {History} from './history.ts'
import {Store} from './store.ts'

/** A document without the attributes that the lake adds. */
type Content = Record<string, unknown>
type Model = Map<string, Content>

function contentOf({_rev, _createdAt, _updatedAt, ...content}: Doc): Content {
  return content
}

const contents = (documents: Iterable<Doc>) =>
  Object.fromEntries([...documents].map((document) => [document._id, contentOf(document)]))

const id = fc.constantFrom(
  'a',
  'b',
  'drafts.a',
  'drafts.b',
  'versions.rOne.a',
  'versions.rTwo.a',
  'versions.rTwo.b',
)
const value = fc.oneof(fc.integer({min: 0, max: 9}), fc.constantFrom('x', 'y'), fc.constant([1, 2]))
const body = fc.record({n: fc.integer({min: 0, max: 9}), v: value}, {requiredKeys: []})

const mutation = fc.oneof(
  fc
    .tuple(fc.constantFrom('create', 'createOrReplace', 'createIfNotExists'), id, body)
    .map(([kind, _id, fields]) => ({
      [kind]: {_id, _type: 'thing', ...fields},
    })),
  fc.tuple(id, body).map(([target, set]) => ({patch: {id: target, set}})),
  fc
    .tuple(id, fc.constantFrom('n', 'v', 'nothing'))
    .map(([target, name]) => ({patch: {id: target, unset: [name]}})),
  fc.tuple(id, value).map(([target, v]) => ({patch: {id: target, setIfMissing: {v}}})),
  fc
    .tuple(id, fc.integer({min: -3, max: 3}))
    .map(([target, n]) => ({patch: {id: target, set: {n: 1}, inc: {n}}})),
  id.map((target) => ({delete: {id: target}})),
)

/** Applies mutations to the model. Returns undefined if one of them fails. */
function expected(before: Model, mutations: object[]): Model | undefined {
  const model = new Map(before)
  for (const entry of mutations) {
    const [[kind, what] = ['', {}]] = Object.entries(entry) as [string, Content][]
    const target = String(what._id ?? what.id)
    const known = model.get(target)
    if (kind === 'create' && known) return undefined
    if (kind === 'createOrReplace' || (kind.startsWith('create') && !known)) model.set(target, what)
    if (kind === 'delete') model.delete(target)
    if (kind !== 'patch') continue
    if (!known) return undefined
    const next = {...(what.setIfMissing as Content), ...known, ...(what.set as Content)}
    for (const name of (what.unset as string[]) ?? []) delete next[name]
    for (const [name, by] of Object.entries((what.inc as Content) ?? {}))
      next[name] = Number(next[name]) + Number(by)
    model.set(target, next)
  }
  return model
}

function layersOf(published: string): Record<string, string> {
  return {
    published,
    drafts: `drafts.${published}`,
    rOne: `versions.rOne.${published}`,
    rTwo: `versions.rTwo.${published}`,
  }
}

/** Returns the documents that a perspective shows, by its documentation. */
function shown(model: Model, perspective: string | string[]): Record<string, Content> {
  if (perspective === 'raw') return Object.fromEntries(model)
  const order = [...[perspective].flat(), 'published']
  const found = ['a', 'b'].flatMap((published) => {
    const layers = layersOf(published)
    const from = order.map((layer) => layers[layer] ?? '').find((each) => model.has(each))
    return from === undefined ? [] : [[published, {...model.get(from), _id: published}] as const]
  })
  return Object.fromEntries(found)
}

const perspectives = ['raw', 'published', 'drafts', ['rOne', 'drafts'], ['rTwo', 'rOne'], ['rOne']]

test('mutations, perspectives, listeners and history do as a model in a few lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(mutation, {minLength: 1, maxLength: 4}), {maxLength: 12}),
      (transactions) => {
        const database = new DatabaseSync(':memory:')
        const store = new Store(database)
        const engine = new QueryEngine(store, {projectId: 'local', dataset: 'production'})
        const mirror = new Map<string, Record<string, unknown> | null>()
        store.committed.subscribe(({changes}) => {
          // What a listener gets: effects, in the order of the changes.
          for (const {documentId, before, after} of changes) {
            const next = applyEffect(mirror.get(documentId) ?? null, effect(before, after))
            mirror.set(documentId, next && {...next, _rev: after?._rev})
          }
        })
        let model: Model = new Map()
        const revisions: [string, Content][] = []
        for (const mutations of transactions) {
          const next = expected(model, mutations)
          const commit = () => store.commit(mutations)
          if (next) {
            const {transactionId, changes} = commit()
            for (const {documentId, before, after} of changes)
              if (after && before !== after && after._rev === transactionId)
                revisions.push([documentId, after])
          } else expect(commit).toThrow()
          model = next ?? model
          expect(contents(store.documents())).toEqual(Object.fromEntries(model))
          for (const perspective of perspectives) {
            const {json} = engine.answer('*', {}, perspective)
            const found = (JSON.parse(json) as Doc[]).map(({_originalId, ...document}) => document as Doc)
            expect(contents(found), String(perspective)).toEqual(shown(model, perspective))
          }
        }
        expect([...mirror.values()].filter((document) => document !== null)).toEqual(
          expect.arrayContaining([...store.documents()]),
        )
        const history = new History(store)
        for (const [documentId, document] of revisions)
          expect(history.atRevision(documentId, String(document._rev))).toEqual(document)
        // What was stored is what is shown.
        expect(contents(new Store(database).documents())).toEqual(Object.fromEntries(model))
      },
    ),
    {numRuns: 120},
  )
})

interface Release {
  state: 'active' | 'archived' | 'published' | undefined
  versions: Model
}

const name = 'rOne'
const versionOf = (published: string) => `versions.${name}.${published}`
const kinds = ['create', 'version', 'discard', 'edit', 'publish', 'archive', 'unarchive', 'delete'] as const
type Kind = (typeof kinds)[number]
const steps = fc.array(
  fc.tuple(fc.constantFrom(...kinds), fc.constantFrom('a', 'b'), fc.integer({min: 0, max: 99})),
  {maxLength: 14},
)

/** Random steps may leave one out. */
const everyKind: [Kind, 'a' | 'b', number][] = [
  ['create', 'a', 1],
  ['version', 'a', 2],
  ['discard', 'a', 3],
  ['edit', 'a', 4],
  ['version', 'b', 5],
  ['archive', 'a', 6],
  ['unarchive', 'a', 7],
  ['publish', 'a', 8],
  ['delete', 'a', 9],
]

test('a release goes through its states as a model in a few lines', () => {
  const action = (kind: string, published: string, n: number): object => {
    const releaseId = name
    const versionId = versionOf(published)
    if (kind === 'version')
      return {
        actionType: 'sanity.action.document.version.create',
        publishedId: published,
        document: {_id: versionId, _type: 'thing', n},
      }
    if (kind === 'discard') return {actionType: 'sanity.action.document.version.discard', versionId}
    const metadata = {title: `Release ${n}`, releaseType: 'asap'}
    if (kind === 'create') return {actionType: 'sanity.action.release.create', releaseId, metadata}
    if (kind === 'edit')
      return {
        actionType: 'sanity.action.release.edit',
        releaseId,
        patch: {set: {'metadata.title': metadata.title}},
      }
    return {actionType: `sanity.action.release.${kind}`, releaseId}
  }
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(steps, (taken) => {
      const store = new Store(new DatabaseSync(':memory:'))
      const published: Model = new Map()
      let release: Release = {state: undefined, versions: new Map()}
      for (const [kind, target, n] of taken) {
        const {state, versions} = release
        const isOpen = state === 'active'
        const version = {_id: versionOf(target), _type: 'thing', n}
        const allowed = {
          create: state === undefined,
          version: isOpen && !versions.has(target),
          discard: isOpen && versions.has(target),
          edit: isOpen,
          publish: isOpen && versions.size > 0,
          archive: isOpen,
          unarchive: state === 'archived',
          delete: state === 'archived' || state === 'published',
        }[kind]
        // What is not said by the documentation is not compared: a version in a release that is not open, an empty one.
        const isUnsaid =
          ((kind === 'version' || kind === 'discard' || kind === 'edit') && !isOpen) ||
          (kind === 'publish' && isOpen && versions.size === 0)
        if (isUnsaid) continue
        const run = () => runActions(store, [action(kind, target, n)])
        if (!allowed) {
          expect(run, `${kind} while ${state}`).toThrow()
          continue
        }
        run()
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
        if (kind === 'create') release = {state: 'active', versions: new Map()}
        if (kind === 'version') versions.set(target, version)
        if (kind === 'discard') versions.delete(target)
        if (kind === 'archive') release.state = 'archived'
        if (kind === 'unarchive') release.state = 'active'
        if (kind === 'delete') release = {state: undefined, versions: new Map()}
        if (kind === 'publish') {
          for (const [each, content] of versions) published.set(each, {...content, _id: each})
          release = {state: 'published', versions: new Map()}
        }
        const {versions: now} = release
        const expectedVersions =
          release.state === 'archived' ? [] : [...now].map(([each, content]) => [versionOf(each), content])
        const things = [...store.documents()].filter(({_type}) => _type === 'thing')
        expect(contents(things), kind).toEqual(Object.fromEntries([...published, ...expectedVersions]))
        expect(store.get(`_.releases.${name}`)?.state, kind).toBe(release.state)
      }
    }),
    {numRuns: 400, examples: [[everyKind]]},
  )
  expect([...seen.keys()].sort()).toEqual([...kinds].sort())
})
