import {DatabaseSync} from 'node:sqlite'
import {afterEach, expect, test} from 'vitest'
import {Datasets} from '../datasets.ts'
import {editorById, readEditors} from './editors.ts'
import {lakeRouter} from './router.ts'

let datasets: Datasets | undefined
afterEach(() => {
  datasets?.close()
})

/** A lake in memory, for as long as a test; gives what sends a request to it. */
function lakeWith(editors?: string) {
  const database = new DatabaseSync(':memory:')
  const names = {projectId: 'local', dataset: 'production', assetsOrigin: 'http://localhost'}
  datasets = new Datasets({database, folder: undefined, ...names, editors})
  const router = lakeRouter(datasets)
  return async (
    path: string,
    {
      cookie = '',
      program = '',
      body,
      method = 'POST',
    }: Partial<Record<'cookie' | 'program' | 'method', string>> & {
      body?: object
    } = {},
  ) => {
    const init = {
      headers: {cookie, 'x-lake-author': program, 'content-type': 'application/json'},
      ...(body && {method, body: JSON.stringify(body)}),
    }
    // A server hands its connection over in the environment; here there is none.
    const response = await router.request(`http://localhost/v2025-02-19${path}`, init, {})
    return {
      status: response.status,
      cookie: response.headers.get('set-cookie') ?? '',
      body: await response.text(),
    }
  }
}

const write = {mutations: [{createOrReplace: {_id: 'a', _type: 'x'}}]}
const authors = async (request: ReturnType<typeof lakeWith>) =>
  (await request('/data/history/production/transactions/a?excludeContent=true')).body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).author)

test('names make editors, in any script', () => {
  expect(readEditors(' Ana  Ruiz ,Zoë Ōta')).toEqual([
    {id: 'editor-ana-ruiz', name: 'Ana Ruiz'},
    {id: 'editor-zoë-ōta', name: 'Zoë Ōta'},
  ])
  expect(readEditors(' ')).toEqual([])
  expect(() => readEditors('Ana, –')).toThrow('there is no name before or after a comma')
  expect(() => readEditors('Ana Ruiz, ana-ruiz')).toThrow('one name is there twice')
  expect(editorById('editor-ben-cole', []).name).toBe('Ben Cole')
})

test.each([
  [undefined, 'Local Editor', 'local-user'],
  ['Ana Ruiz', 'Ana Ruiz', 'editor-ana-ruiz'],
])('one editor (%s) is not asked for a name', async (editors, name, author) => {
  const request = lakeWith(editors)
  expect(JSON.parse((await request('/users/me')).body)).toMatchObject({name, provider: 'local'})
  expect(JSON.parse((await request('/auth/providers')).body).providers).toEqual([])
  await request('/data/mutate/production', {body: write})
  expect(await authors(request)).toEqual([author])
})

test('several editors say who they are, and history says who did what', async () => {
  const request = lakeWith('Ana Ruiz, Zoë Ōta')
  expect((await request('/users/me')).body).toBe('{}')
  const {providers} = JSON.parse((await request('/auth/providers')).body)
  expect(providers.map(({title}: {title: string}) => title)).toEqual(['Ana Ruiz', 'Zoë Ōta'])

  const chosen = await request(`/auth/login/${encodeURIComponent(providers[1].name)}`, {body: {}})
  const [cookie] = chosen.cookie.split(';')
  expect(JSON.parse((await request('/users/me', {cookie})).body)).toMatchObject({name: 'Zoë Ōta'})
  await request('/data/mutate/production', {cookie, body: write})
  // A script, and a browser whose editor is named no more.
  await request('/data/mutate/production', {body: write})
  await request('/data/mutate/production', {cookie: 'lake-editor=editor-gone', body: write})
  expect((await authors(request)).toSorted()).toEqual(
    ['editor-zoë-ōta', 'local-user', 'local-user'].toSorted(),
  )
  await request('/data/mutate/production', {cookie, program: encodeURIComponent('Job of Ōta'), body: write})
  expect(await authors(request)).toContain('editor-job-of-ōta')
  const known = await request(`/users/${encodeURIComponent(providers[1].name)},editor-ben-cole`)
  expect(JSON.parse(known.body).map(({name}: {name: string}) => name)).toEqual(['Zoë Ōta', 'Ben Cole'])

  expect((await request('/auth/logout', {cookie, body: {}})).cookie).toContain('Max-Age=0')
})

test('several editors have their own settings of the Studio', async () => {
  const request = lakeWith('Ana Ruiz, Ben Cole')
  const cookies = ['lake-editor=editor-ana-ruiz', 'lake-editor=editor-ben-cole']
  for (const cookie of cookies) {
    await request('/users/me/keyvalue', {cookie, method: 'PUT', body: [{key: 'sort', value: cookie}]})
  }
  for (const cookie of cookies) {
    const {body} = await request('/users/me/keyvalue/sort', {cookie})
    expect(JSON.parse(body)).toEqual([{key: 'sort', value: cookie}])
  }
})
