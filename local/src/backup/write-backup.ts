import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {Store, withAssetMarks} from '@upline/lake/embed'
import {createDocumentStore} from '../firestore/document-store.ts'

const assetType = /^sanity\.(?:image|file)Asset$/

export interface Contents {
  documents: number
  assets: number
  inquiries: number
}

/**
 * Writes what a data folder holds into `folder`: `production.ndjson` with `images` and `files`, which `sanity dataset import` takes,
 * `assets.json` with the fields that staff set on assets, and `firestore.ndjson` with inquiries and error logs. History and
 * mails are not in it. `database` may be in use. Throws for an asset whose bytes are missing.
 */
export function writeBackup(database: DatabaseSync, data: string, folder: string): Contents {
  for (const name of ['images', 'files']) mkdirSync(join(folder, name), {recursive: true, mode: 0o700})
  // Tables that a new folder does not have yet are made first: nothing is written once the reading begins.
  createDocumentStore(database)
  const documents = [...new Store(database).documents()]
  const assets = documents.filter(({_type}) => assetType.test(_type))
  const facts = Object.fromEntries(
    assets.map(({_id, originalFilename, ...asset}) => [_id, {originalFilename, ...ownFields(asset)}]),
  )
  for (const {_type, path} of assets) {
    const name = String(path).split('/').at(-1) ?? ''
    const bytes = join(data, 'assets', name)
    if (!existsSync(bytes))
      throw new Error(
        `The asset ${name} is missing in ${join(data, 'assets')}: remove or replace it in the Studio, then back up again`,
      )
    copyFileSync(bytes, join(folder, folderOf(_type), name))
  }
  const others = documents.filter(({_type}) => !assetType.test(_type))
  writeLines(
    join(folder, 'production.ndjson'),
    others.map(({_rev, ...document}) => withAssetMarks(document, (id) => Object.hasOwn(facts, id))),
  )
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(facts), {mode: 0o600})
  const rows = database
    .prepare(
      'SELECT path, fields, create_time AS createTime, update_time AS updateTime FROM firestore_documents ORDER BY path',
    )
    .all()
  const stored = rows.map((row) => ({...row, path: String(row.path), fields: JSON.parse(String(row.fields))}))
  writeLines(join(folder, 'firestore.ndjson'), stored)
  return {
    documents: others.length,
    assets: assets.length,
    inquiries: stored.filter(({path}) => path.startsWith('inquiries/')).length,
  }
}

const folderOf = (type: string): string => (type === 'sanity.imageAsset' ? 'images' : 'files')

/** Returns the fields of an asset that staff set. The others are derived from its bytes. */
function ownFields(asset: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    ['title', 'description', 'altText', 'label', 'creditLine', 'source', 'opt']
      .filter((name) => name in asset)
      .map((name) => [name, asset[name]]),
  )
}

function writeLines(file: string, values: unknown[]): void {
  writeFileSync(file, values.map((value) => `${JSON.stringify(value)}\n`).join(''), {mode: 0o600})
}
