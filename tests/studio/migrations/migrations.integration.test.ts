import {execFile} from 'node:child_process'
import {cpSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {SanityClient} from '@sanity/client'
import {startLake} from '@upline/lake/start-lake.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {contentSchema} from '@upline/studio/transactions/content-schema.ts'
import {validationErrors} from '@upline/studio/transactions/publish-problems.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test} from 'vitest'
import {unknownParts} from '../../support/unknown-parts.ts'

const root = join(import.meta.dirname, '../../..')
const migrations = readdirSync(join(root, 'studio/migrations'))

/** Some documents of the sample as the previous release had them (commit 86c614f8). */
function previousRelease(): string {
  const folder = temporaryFolder()
  cpSync(join(import.meta.dirname, 'previous-release.ndjson'), join(folder, 'seed.ndjson'))
  cpSync(join(root, 'content/files/medicare-figures.pdf'), join(folder, 'files/medicare-figures.pdf'))
  return join(folder, 'seed.ndjson')
}

const documentsOf = (client: SanityClient) =>
  client.fetch<StoredDocument[]>('*[!(_type match "sanity.*" || _type match "system.*")] | order(_id)')

async function problemsOf(client: SanityClient): Promise<string[]> {
  const found = (await documentsOf(client)).map(async (document) => {
    const errors = await validationErrors(document, {client, schema: contentSchema})
    return [...errors.map(({text}) => `${document._id}: ${text}`), ...unknownParts(document)]
  })
  return (await Promise.all(found)).flat()
}

async function migrate(lake: {port: number}, id: string, ...options: string[]): Promise<string> {
  const args = [join(root, 'scripts/src/main.ts'), 'content-migrate', id, ...options]
  const env = {...process.env, BACKEND_PORT: String(lake.port), NO_COLOR: '1'}
  return (await promisify(execFile)(process.execPath, args, {env})).stdout
}

test('content of the previous release is valid after its migrations, and a dry run only prints the changes', async () => {
  await using lake = await startLake({seed: previousRelease()})
  const client = clientOf(lake.url, {perspective: 'raw'})
  expect((await problemsOf(client)).length).toBeGreaterThan(migrations.length)

  const before = await documentsOf(client)
  const dryRuns = await Promise.all(migrations.map((id) => migrate(lake, id)))
  for (const [index, output] of dryRuns.entries()) expect(output, migrations[index]).toContain('[patch]')
  expect(dryRuns.join()).toContain('set("Choose a state")')
  expect(await documentsOf(client)).toEqual(before)

  for (const id of migrations) await migrate(lake, id, '--no-dry-run', '--no-confirm')
  expect(await problemsOf(client)).toEqual([])
  const again = await Promise.all(migrations.map((id) => migrate(lake, id)))
  expect(again.join()).not.toContain('[patch]')
})

test('a migration that cannot decide asks for a decision and changes nothing', async () => {
  await using lake = await startLake({seed: previousRelease()})
  const client = clientOf(lake.url, {perspective: 'raw'})
  await client.patch('specialty-medicare-advantage').set({title: 'MA', key: 'MA'}).commit()
  const before = await documentsOf(client)
  const failed = migrate(lake, 'disclaimed-specialties', '--no-dry-run', '--no-confirm')
  await expect(failed).rejects.toThrow('No specialty is called Medicare Advantage')
  expect(await documentsOf(client)).toEqual(before)
})

test('without a lake it names the command that starts one', async () => {
  await expect(migrate({port: 1}, 'new-labels')).rejects.toThrow('Run npm start')
})
