import {existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import type {Blobs} from '../assets/blob-store.ts'
import type {Dataset} from '../dataset.ts'
import {Datasets} from '../datasets.ts'
import type {Doc} from '../documents/document.ts'
import {loadSeed, SeedAssets} from '../seed/load-seed.ts'
import {makeFolder, openOwnDatabase} from '../storage/database.ts'
import {lockFolder} from '../storage/folder-lock.ts'
import {assetFileOf, withAssetMarks} from './asset-marks.ts'
import {
  assetFolder,
  type ContentDocument,
  readContentFolder,
  toContentFiles,
  writeContentFolder,
} from './content-files.ts'

/** A dataset of a data folder that no lake runs on, and where its content goes to or comes from. */
export interface Transfer {
  data: string
  projectId: string
  dataset: string
  /** A folder of JSON files, or a file whose name ends in `.ndjson`. */
  path: string
}

export async function exportContent(transfer: Transfer): Promise<number> {
  const isArchive = transfer.path.endsWith('.ndjson')
  makeFolder(isArchive ? dirname(transfer.path) : transfer.path)
  return onDataset(transfer, (context) =>
    isArchive
      ? writeArchive(context, transfer.path)
      : existsSync(join(transfer.path, documentsFolder))
        ? exportSite(context, transfer.path)
        : exportFolder(context, transfer.path),
  )
}

/** Imports everything or nothing; `exact` deletes all other documents. Resolves with the number of changed documents. */
export function importContent(transfer: Transfer, exact = false): Promise<number> {
  if (!existsSync(transfer.path)) throw new Error(`There is nothing at ${transfer.path}`)
  return onDataset(transfer, (context) => {
    if (statSync(transfer.path).isDirectory()) return importFolder(context, transfer.path, exact)
    if (!transfer.path.endsWith('.ndjson'))
      throw new Error(`${transfer.path} is neither a folder nor an .ndjson file: unpack an archive first`)
    if (exact) throw new Error('--exact is for a folder of files; an NDJSON file is added to what is there')
    return loadSeed(context, transfer.path)
  })
}

async function onDataset(
  {data, projectId, dataset}: Transfer,
  work: (context: Dataset) => number | Promise<number>,
): Promise<number> {
  const unlock = lockFolder(data)
  const database = openOwnDatabase(data)
  try {
    const datasets = new Datasets({
      database,
      folder: data,
      projectId,
      dataset,
      assetsOrigin: 'http://localhost',
    })
    try {
      return await work(datasets.primary)
    } finally {
      datasets.close()
    }
  } finally {
    database.close()
    unlock()
  }
}

/** Writes the documents and the bytes of assets of a dataset into a folder. Returns the number of documents. */
export async function exportFolder({store, blobs}: Dataset, folder: string): Promise<number> {
  const documents = contentOf(store)
  for (const document of documents) {
    const asset = assetFileOf(document)
    if (asset) await writeBytes(blobs, asset.file, join(folder, assetFolder))
  }
  return writeContentFolder(folder, documents)
}

/** Marks a folder as content for git. The documents in it name files in the folders `images` and `files` next to it. */
const documentsFolder = 'documents'

/** Writes content for git. */
async function exportSite(context: Dataset, folder: string): Promise<number> {
  return writeContentFolder(join(folder, documentsFolder), await markedContent(context, folder))
}

/** Copies the bytes of assets, and returns the documents with marks that name them. Leaves out the metadata of assets, such as their tags. */
async function markedContent({store, blobs}: Dataset, folder: string): Promise<Doc[]> {
  const documents: Doc[] = []
  for (const document of contentOf(store)) {
    const asset = assetFileOf(document)
    // The marks replace only references, so it remains a document.
    if (!asset) documents.push(withAssetMarks(document, (id) => store.get(id) !== null) as Doc)
    else if (!(await writeBytes(blobs, asset.file, join(folder, asset.folder))))
      throw new Error(`The bytes of the asset "${document._id}" are missing`)
  }
  return documents
}

/** Returns the folder of the documents, and the folder in which they name files. */
function placesOf(folder: string): {documents: string; files: string} {
  const inner = join(folder, documentsFolder)
  if (existsSync(inner)) return {documents: inner, files: folder}
  return {documents: folder, files: basename(folder) === documentsFolder ? dirname(folder) : folder}
}

/** Returns all documents except the groups of users, which belong to the machine. */
export const contentOf = (store: Dataset['store']): Doc[] =>
  [...store.documents()].filter(({_type}) => _type !== 'system.group')

/** Copies an asset's bytes into a folder. Returns false if they are missing. */
async function writeBytes(blobs: Blobs, file: string, folder: string): Promise<boolean> {
  const bytes = await blobs.read(file)
  if (!bytes) return false
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, file), bytes)
  return true
}

/** Reads a folder of `exportFolder` into a dataset, all of it or nothing. Returns the number of changed documents. */
export async function importFolder(context: Dataset, folder: string, exact = false): Promise<number> {
  const {store, blobs} = context
  const places = placesOf(resolve(folder))
  const marks = new SeedAssets(context, places.files)
  const documents: ContentDocument[] = []
  for (const document of readContentFolder(places.documents)) {
    // Only marks are replaced by references, so it remains a document.
    documents.push((await marks.replaceMarks(document, document._id)) as ContentDocument)
  }
  for (const document of documents) {
    const asset = assetFileOf(document)
    if (!asset) continue
    const file = join(folder, assetFolder, asset.file)
    // A link would lead to any file of the machine.
    if (!lstatSync(file, {throwIfNoEntry: false})?.isFile())
      throw new Error(`The bytes of the asset "${document._id}" are missing: ${file}`)
    await blobs.write(asset.file, readFileSync(file))
  }
  for (const {document, blobName, bytes} of marks.assets.values()) {
    await blobs.write(blobName, bytes)
    // A stored one has what editors added, such as tags.
    documents.push((store.get(document._id) ?? document) as ContentDocument)
  }
  const bytesOf = (document: Doc | Record<string, unknown>) => [...toContentFiles([document]).values()][0]
  const changed = documents.filter((document) => {
    const stored = store.get(document._id)
    return !stored || bytesOf(stored) !== bytesOf(document)
  })
  const ids = new Set(documents.map(({_id}) => _id))
  const others = exact ? contentOf(store).filter(({_id}) => !ids.has(_id)) : []
  const mutations = [
    ...changed.map((document) => ({createOrReplace: document})),
    ...others.map(({_id: id}) => ({delete: {id}})),
  ]
  if (mutations.length > 0) store.commit(mutations)
  return mutations.length
}

/** Writes the format of `sanity dataset import`: one document per line, and folders with the bytes of assets. */
async function writeArchive(context: Dataset, file: string): Promise<number> {
  const documents = await markedContent(context, dirname(file))
  writeFileSync(file, documents.map(({_rev, ...document}) => `${JSON.stringify(document)}\n`).join(''))
  return documents.length
}
