import {execFile} from 'node:child_process'
import {cpSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {contentSchema} from '@upline/editorial/checks/content-schema.ts'
import {validationErrors} from '@upline/editorial/checks/publish-problems.ts'
import {recordProduct} from '@upline/scripts/product/running-product.ts'
import {addressesOf} from '@upline/scripts/product/settings.ts'
import {startBackend} from '@upline/testing/backend.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import type {SanityDocument} from 'sanity'
import {collectMigrationMutations, type Migration, type MigrationContext, toArray} from 'sanity/migrate'
import {expect, test} from 'vitest'
import {unknownParts} from '../../support/unknown-parts.ts'

const root = join(import.meta.dirname, '../../..')
const migrations = readdirSync(join(root, 'studio/migrations'))

/** Some documents of the sample as the previous release had them (commit 86c614f8). */
function previousRelease(): string {
  const folder = temporaryFolder()
  cpSync(join(import.meta.dirname, 'previous-release.ndjson'), join(folder, 'seed.ndjson'))
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/medicare-figures.pdf'), '%PDF-1.4')
  return join(folder, 'seed.ndjson')
}

/** Starts the backend of a product with these documents. */
async function startProduct(seed: string) {
  const folder = temporaryFolder()
  const backend = await startBackend({folder, args: ['--token', 'test', '--seed', seed]})
  const ports = {site: 1, studio: 2, backend: Number(new URL(backend.address).port), smtp: 4}
  recordProduct(folder, {addresses: addressesOf(ports), token: 'test'})
  return {
    url: backend.address,
    folder,
    async [Symbol.asyncDispose]() {
      await backend.stop()
    },
  }
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

/** Runs a migration with the Sanity CLI and returns its output. */
async function migrate({folder}: {folder: string}, id: string, ...options: string[]): Promise<string> {
  const args = [join(root, 'scripts/src/main.ts'), 'content-migrate', id, ...options]
  const env = {...process.env, LOCAL_DATA: folder, NO_COLOR: '1'}
  return (await promisify(execFile)(process.execPath, args, {env})).stdout
}

/** Returns the changes that the CLI would make, without its process. */
async function changesOf(id: string, client: SanityClient): Promise<unknown[]> {
  const {default: migration}: {default: Migration} = await import(`../../../studio/migrations/${id}/index.ts`)
  const types = migration.documentTypes
  const found = (await documentsOf(client)).filter(({_type}) => !types || types.includes(_type))
  async function* documents() {
    yield* found as SanityDocument[]
  }
  // None of our migrations reads other documents.
  return toArray(collectMigrationMutations(migration, documents, {} as MigrationContext))
}

test('content of the previous release is valid after its migrations, which change nothing when they run again', async () => {
  await using lake = await startProduct(previousRelease())
  const client = clientOf(lake.url, {perspective: 'raw'})
  expect((await problemsOf(client)).length).toBeGreaterThan(migrations.length)

  const before = await documentsOf(client)
  expect(await migrate(lake, 'new-labels')).toContain('set("Choose a state")')
  expect(await documentsOf(client)).toEqual(before)

  for (const id of migrations) {
    expect(await changesOf(id, client), id).not.toEqual([])
    await migrate(lake, id, '--no-dry-run', '--no-confirm')
    expect(await changesOf(id, client), id).toEqual([])
  }
  expect(await problemsOf(client)).toEqual([])
})

test('a migration adds before it removes, so that it can be interrupted, and first asks for a missing decision', async () => {
  await using lake = await startProduct(previousRelease())
  const client = clientOf(lake.url, {perspective: 'raw'})
  const changes = (await changesOf('disclaimed-specialties', client)).map((change) => JSON.stringify(change))
  expect(changes.findIndex((change) => change.includes('"unset"'))).toBe(
    changes.findLastIndex((change) => change.includes('"set"')) + 1,
  )
  await client.patch('specialty-medicare-advantage').set({title: 'MA', key: 'MA'}).commit()
  await expect(changesOf('disclaimed-specialties', client)).rejects.toThrow(
    'No specialty is called Medicare Advantage',
  )
})

test('without a lake it names the command that starts one', async () => {
  await expect(migrate({folder: temporaryFolder()}, 'new-labels')).rejects.toThrow('Run npm start')
})
