/** Writes the readable files to `content/dist/` as an export folder, for `sanity dataset import` and the embedded backend. */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {assetsOf, missingAssets} from './assets.ts'
import type {ContentDocument} from './json.ts'
import {type Problem, readDocuments} from './read-documents.ts'
import {expand} from './short-form.ts'

export function packDocuments(documents: ContentDocument[]): string {
  return documents.map((document) => `${JSON.stringify(expand(document))}\n`).join('')
}

/** Writes `<target>/production.ndjson` and its assets. Leaves the target unchanged if there is a problem. */
export function packFolder(source: string, target: string): {documents: number; problems: Problem[]} {
  const {documents, problems} = readDocuments(join(source, 'documents'))
  problems.push(...missingAssets(source, documents))
  if (problems.length > 0) return {documents: 0, problems}
  rmSync(target, {recursive: true, force: true})
  mkdirSync(target, {recursive: true})
  for (const asset of new Set(documents.flatMap(({document}) => assetsOf(document)))) {
    mkdirSync(dirname(join(target, asset)), {recursive: true})
    cpSync(join(source, asset), join(target, asset))
  }
  writeFileSync(join(target, 'production.ndjson'), packDocuments(documents.map(({document}) => document)))
  return {documents: documents.length, problems}
}

if (import.meta.main) {
  const {documents, problems} = packFolder(
    join(import.meta.dirname, '..'),
    join(import.meta.dirname, '../dist'),
  )
  for (const problem of problems) console.error(`content/documents/${problem.message}`)
  if (problems.length > 0) process.exit(1)
  console.log(`packed ${documents} documents`)
}
