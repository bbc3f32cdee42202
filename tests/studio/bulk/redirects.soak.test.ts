// @vitest-environment node
import {join} from 'node:path'
import {Schema} from '@sanity/schema'
import {contentOnce} from '@upline/editorial/documents/content.ts'
import {editDraft} from '@upline/editorial/tables/cell-change.ts'
import {columnsOf} from '@upline/editorial/tables/columns.ts'
import {commitOperation} from '@upline/editorial/tables/commit.ts'
import {fetchOfType} from '@upline/editorial/tables/export-table.ts'
import {checkImport, planImport} from '@upline/editorial/tables/import-plan.ts'
import {guessMapping} from '@upline/editorial/tables/mapping.ts'
import {preparePublish} from '@upline/editorial/tables/prepare.ts'
import {readTable} from '@upline/editorial/tables/table.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {hostingOf} from '@upline/prerender/hosting/hosting.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'
import {build, resetContent} from '../../prerender/random-edits.ts'

const schema = Schema.compile({name: 'content', types: schemaTypes})
const lake = await startLake()
const folder = temporaryFolder()
afterAll(() => lake.stop())

const many = 5_000
const source = (n: number) => `/wp-content/${2000 + (n % 26)}/post-${n}.html`

test('five thousand redirects are imported, published and followed', {timeout: 3_600_000}, async () => {
  await resetContent(lake.client)
  const took = (what: string, start: number) =>
    console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const checking = () => ({client: lake.client, schema, content: contentOnce(lake.client)})

  let start = performance.now()
  const rows = Array.from({length: many - 1}, (_, n) => `${source(n)},/a?from=${n}`)
  const table = readTable(`from,to\n${rows.join('\n')}\n/blog/:post,/b\n`)
  if ('problem' in table) throw new Error(table.problem)
  const columns = columnsOf(schema.get('redirect') as Parameters<typeof columnsOf>[0])
  let ids = 0
  const newId = () => `redirect-${++ids}`
  const plan = planImport({
    table,
    mapping: guessMapping(table.header, columns),
    columns,
    existing: await fetchOfType(lake.client, 'redirect'),
    type: 'redirect',
    newId,
  })
  expect(plan.problems).toEqual([])
  took('planned', start)

  start = performance.now()
  const {problems, open} = await checkImport(plan, 'redirect', checking(), () => {})
  expect([problems.slice(0, 3), open.slice(0, 3)]).toEqual([[], []])
  took('checked', start)

  start = performance.now()
  const mutations = plan.rows.flatMap((row) => editDraft(row.pair, 'redirect', row))
  console.log(`${(JSON.stringify(mutations).length / 1e6).toFixed(2)} MB`)
  await commitOperation(lake.client, mutations, '')
  took('stored', start)

  start = performance.now()
  const prepared = await preparePublish(
    plan.rows.map(({pair}) => pair.id),
    checking(),
    () => {},
  )
  expect(prepared.problems).toEqual([])
  took('prepared the publish', start)

  start = performance.now()
  console.log(`${(JSON.stringify(prepared.mutations).length / 1e6).toFixed(2)} MB`)
  await commitOperation(lake.client, prepared.mutations, '')
  took('published', start)

  start = performance.now()
  const files = new SiteFolder(join(folder, 'site'))
  const site = new Site(build, lake.client, files)
  const {failures} = await site.renderAll()
  expect(site.redirects.length).toBeGreaterThan(many)
  expect(failures.filter(({message}) => message.includes('redirect'))).toEqual([])
  took('rendered', start)
  for (const name of ['_content/_site.json', '_content/404.json'])
    console.log(`${name}: ${files.read(name)?.length} bytes`)

  const {redirectOf} = hostingOf({public: '.'}, () => site.redirects)
  start = performance.now()
  for (let n = 0; n < many - 1; n += 1) {
    expect(redirectOf(source(n))?.destination).toBe(`/a?from=${n}`)
  }
  expect(redirectOf('/blog/x')?.destination).toBe('/b')
  took('followed', start)
})
