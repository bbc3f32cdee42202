/**
 * `node content/src/unpack.ts <export folder or .ndjson>`: an export becomes the readable files again.
 * Documents that are not in the export are removed, so that the folder equals the dataset.
 */
import {createHash} from 'node:crypto'
import {cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {assetsOf, renameAssets} from './assets.ts'
import {type ContentDocument, isContentDocument} from './json.ts'
import {ContentError, fileOf, parseJson, printDocument} from './readable.ts'
import {condense} from './short-form.ts'

/** Set by the server on each write: they say nothing about the content. */
const serverFields = ['_rev', '_createdAt', '_updatedAt', '_system']

/** Damage is a ContentError with the line of the export. Asset and system documents are left out. */
export function unpackDocuments(ndjson: string, file: string): ContentDocument[] {
  const documents: ContentDocument[] = []
  for (const [index, line] of ndjson.split('\n').entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line, file, index + 1)
    if (!isContentDocument(value))
      throw new ContentError(`${file}:${index + 1}: a document needs "_id" and "_type"`)
    if (/^(sanity|system)\./.test(value._type)) continue
    for (const field of serverFields) delete value[field]
    documents.push(condense(value))
  }
  return documents
}

export function unpackFolder(exported: string, target: string): number {
  const folder = statSync(exported).isDirectory() ? exported : dirname(exported)
  const [ndjson] = folder === exported ? globSync('*.ndjson', {cwd: folder}) : [basename(exported)]
  if (ndjson === undefined) throw new ContentError(`${exported}: there is no .ndjson file in this folder`)
  const documents = unpackDocuments(readFileSync(join(folder, ndjson), 'utf8'), ndjson)
  const rename = namesByContent(target)
  rmSync(join(target, 'documents'), {recursive: true, force: true})
  for (const document of documents) {
    for (const asset of assetsOf(document)) copyAsset(join(folder, asset), join(target, rename(asset)))
    const path = join(target, 'documents', fileOf(document))
    mkdirSync(dirname(path), {recursive: true})
    writeFileSync(path, printDocument(renameAssets(document, rename)))
  }
  return documents.length
}

/** Exports name an image by the hash of its bytes; one we already have keeps the name it has here. */
function namesByContent(target: string): (asset: string) => string {
  const names = new Map<string, string>()
  for (const path of globSync('{images,files}/**/*.*', {cwd: target}).sort()) {
    names.set(
      createHash('sha1')
        .update(readFileSync(join(target, path)))
        .digest('hex'),
      path,
    )
  }
  return (asset) => names.get(/([0-9a-f]{40})(-\d+x\d+)?\.\w+$/.exec(asset)?.[1] ?? '') ?? asset
}

function copyAsset(from: string, to: string): void {
  if (from === to) return
  mkdirSync(dirname(to), {recursive: true})
  cpSync(from, to)
}

if (import.meta.main) {
  const exported = process.argv[2]
  if (exported === undefined) {
    console.error('Say which export to unpack: node content/src/unpack.ts <folder or file.ndjson>')
    process.exit(2)
  }
  try {
    console.log(`unpacked ${unpackFolder(exported, join(import.meta.dirname, '..'))} documents`)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
