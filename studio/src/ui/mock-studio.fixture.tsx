import {webcrypto} from 'node:crypto'
import type {Mutation, SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import {fireEvent, screen, waitFor} from '@testing-library/react'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {evaluate, parse} from 'groq-js'
import {type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react'
import {defer, of} from 'rxjs'
import type {DocumentActionComponent, DocumentActionDescription} from 'sanity'
import {expect} from 'vitest'
import type {Effect as RealEffect} from './effect/effect.tsx'
import type {DatedEffect} from './effect/fetch-effect.ts'
import {queryClient} from './query-client.ts'
import {renderInStudio} from './render-in-studio.fixture.tsx'

// jsdom has no digests. A component may need one until it is unmounted, so they stay.
Object.defineProperty(globalThis.crypto, 'subtle', {value: webcrypto.subtle, configurable: true})

type Document = {_id: string; _type: string; [field: string]: unknown}

let documents: readonly StoredDocument[] = []
const listeners = new Set<() => void>()
const store = (next: readonly StoredDocument[]) => {
  documents = next
  for (const listener of listeners) listener()
}
const find = (id: string) => documents.find(({_id}) => _id === id) ?? null

/** Stores documents in place of those with their ids, each with a revision. */
export function change(...changed: Document[]): void {
  const ids = new Set(changed.map(({_id}) => _id))
  store([
    ...documents.filter(({_id}) => !ids.has(_id)),
    ...changed.map((document) => ({_rev: `1-${document._id}`, ...document}) as StoredDocument),
  ])
}
export const remove = (id: string): void => store(documents.filter(({_id}) => _id !== id))

async function query(
  text: string,
  params: Record<string, unknown> = {},
  {perspective}: {perspective?: string} = {},
) {
  const visible = perspective === 'raw' ? documents : documents.filter(({_id}) => !_id.includes('.'))
  const value = await evaluate(parse(text, {params}), {dataset: visible, params})
  return JSON.parse(JSON.stringify((await value.get()) ?? null))
}

/** Returns the calls of a builder with their arguments. */
function record(build: (builder: object) => object): object {
  const calls: Record<string, unknown[]> = {}
  const builder: object = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...values: unknown[]) => {
          calls[name] = values
          return builder
        },
    },
  )
  build(builder)
  return calls
}

const client = {
  config: () => ({projectId: 'p', dataset: 'd'}),
  fetch: query,
  createIfNotExists: (document: Document) => client.mutate([{createIfNotExists: document} as Mutation]),
  // The history of a document, which has no earlier content.
  request: async ({url}: {url: string}) =>
    url.includes('/documents/')
      ? {documents: []}
      : studio.edits.map((edit) => JSON.stringify(edit)).join('\n'),
  observable: {listen: () => of({type: 'welcome'})},
  transaction: () => {
    const mutations: object[] = []
    const add = (mutation: object) => {
      mutations.push(mutation)
      return transaction
    }
    const transaction = {
      createIfNotExists: (document: object) => add({createIfNotExists: document}),
      patch: (id: string, build: (patch: object) => object) => add({patch: {id, ...record(build)}}),
      commit: () => client.mutate(mutations as Mutation[]),
    }
    return transaction
  },
  action: async (action: object) => void studio.actions.push(action),
  createOrReplace: async (document: Document) => document,
  create: (document: Document) => client.mutate([{create: document} as Mutation]),
  mutate: async (mutations: Mutation[]) => {
    if (studio.failure) throw studio.failure
    studio.committed.push(...mutations)
    for (const mutation of mutations)
      if ('createOrReplace' in mutation) change(mutation.createOrReplace as Document)
    return {transactionId: 't1'}
  },
}

/** State of a Studio over documents in memory, and what components did in it. */
export const studio = {
  client: client as unknown as SanityClient,
  user: {id: 'ana', name: 'Ana Ruiz'} as {id: string; name?: string; email?: string} | null,
  users: [] as {id: string; displayName?: string}[],
  /** Users who edit the document. */
  writers: [] as {displayName: string}[],
  /** The selected release. */
  release: 'r1' as string | undefined,
  /** Values of the form's document. */
  form: {} as Record<string, unknown>,
  edits: [] as {author: string; timestamp: string; effects?: object}[],
  effects: undefined as DatedEffect[] | undefined,
  /** Rejects the next transactions. */
  failure: undefined as Error | undefined,
  committed: [] as Mutation[],
  actions: [] as object[],
  tasks: [] as object[],
  toasts: [] as string[],
  focused: [] as unknown[],
  intents: [] as object[],
}
const initial = {...studio}

export function openStudio(...stored: Document[]): void {
  queryClient.clear()
  queryClient.setDefaultOptions({queries: {...queryClient.getDefaultOptions().queries, retry: false}})
  documentStore = newDocumentStore()
  Object.assign(studio, initial, {
    committed: [],
    actions: [],
    tasks: [],
    toasts: [],
    focused: [],
    intents: [],
  })
  store([])
  change(...stored)
}

const newDocumentStore = () => ({
  listenQuery: (text: string, params: Record<string, unknown>, options: object) =>
    defer(() => query(text, params, options)),
  pair: {consistencyStatus: () => of(true)},
})
let documentStore = newDocumentStore()

const schema = {
  getTypeNames: () => [...new Set(documents.map(({_type}) => _type))],
  get: (name: string) => (name ? {name, title: `Type ${name}`, type: {name: 'document'}} : undefined),
}
const tasks = {
  createOrReplace: async (task: object) => {
    if (studio.failure) throw studio.failure
    studio.tasks.push(task)
  },
  mutate: async (mutations: object[]) => void studio.tasks.push(...mutations),
}

/** The hooks of `sanity` that need a workspace. */
export const sanity = {
  definePlugin: (plugin: object) => () => plugin,
  set: (value: unknown) => ({set: value}),
  unset: () => 'unset',
  isStringInputProps: ({schemaType}: {schemaType?: {jsonType: string}}) => schemaType?.jsonType === 'string',
  useAddonDataset: () => ({client: tasks}),
  useClient: () => studio.client,
  useCurrentUser: () => studio.user,
  useDocumentPresence: () => studio.writers.map((user) => ({user, path: ['title']})),
  useDocumentStore: () => documentStore,
  useEditState: (id: string, _type: string, _priority: string, release?: string) => {
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => documents,
    )
    const version = release ? find(`versions.${release}.${id}`) : null
    return {draft: find(getDraftId(id)), published: find(id), version, ready: true}
  },
  useFormCallbacks: () => ({onPathFocus: (path: unknown) => void studio.focused.push(path)}),
  useFormValue: ([field]: string[]) => studio.form[field ?? ''],
  usePerspective: () => ({selectedReleaseId: studio.release, perspectiveStack: []}),
  UserAvatar: () => null,
  useRelativeTime: (time: string) => `at ${time}`,
  useSchema: () => schema,
  useUnique: (value: unknown) => value,
  useSyncState: () => ({isSyncing: false}),
  useUserListWithPermissions: () => ({data: studio.users}),
}
export const router = {
  IntentLink: ({intent, params, children}: {intent: string; params: object; children: ReactNode}) => (
    <a href={`#${intent}/${Object.values(params).join('/')}`}>{children}</a>
  ),
  useRouter: () => ({navigateIntent: (...intent: unknown[]) => void studio.intents.push(intent)}),
}
export const toast = {useToast: () => ({push: ({title}: {title: string}) => void studio.toasts.push(title)})}

/** Shows the ids that a publish would touch in place of the comparison, which asks the site and has its own tests. */
export function Effect({mutations, revision, onFound}: ComponentProps<typeof RealEffect>) {
  const [ids, setIds] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision starts a new comparison.
  useEffect(() => {
    const find = async () => {
      const found = await mutations({client: studio.client, content: async () => documents})
      setIds(found.flatMap((each) => ('delete' in each && 'id' in each.delete ? each.delete.id : [])).join())
      onFound?.(studio.effects, revision)
    }
    find().catch((error: unknown) => setIds(String(error)))
  }, [revision])
  return <p>Effect of {ids}</p>
}

function Action({action: useAction, id}: {action: DocumentActionComponent; id: string}) {
  const {draft, published} = sanity.useEditState(getPublishedId(id), '', '')
  const version = id.startsWith('versions.') ? find(id) : null
  const type = (version ?? draft ?? published)?._type
  const description: DocumentActionDescription | null = useAction({
    ...{id: getPublishedId(id), type, draft, published, version},
  } as unknown as Parameters<DocumentActionComponent>[0])
  if (!description) return <p>Not offered</p>
  const {dialog, disabled, label, title, onHandle} = description
  return (
    <>
      <button
        type="button"
        disabled={disabled === true}
        title={String(title)}
        onClick={() => void onHandle?.()}
      >
        {label}
      </button>
      {dialog && dialog.type === 'dialog' && (
        <div role="dialog" aria-label={String(dialog.header)}>
          {dialog.content}
          {dialog.footer}
        </div>
      )}
    </>
  )
}

export const renderAction = (action: DocumentActionComponent, id: string) =>
  renderInStudio(<Action {...{action, id}} />)

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', {name})
export const press = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('button', {name}))
/** Enters a value in a field or chooses one of its options. */
export const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), {target: {value}})
/** Waits until a dialog is open and its text, with that of its buttons, matches. */
export const dialog = (name: string, text: RegExp) =>
  waitFor(() => expect(screen.getByRole('dialog', {name}).textContent).toMatch(text))
export const toasted = (title: string) => waitFor(() => expect(studio.toasts).toEqual([title]))
