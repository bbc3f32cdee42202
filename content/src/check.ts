/**
 * Prints the problems of the sample's files, or of the published content with `--lake <origin> --dataset <name> [--site <origin>]`. Exits
 * with 1 if visitors would see a problem and with 2 if the content could not be checked.
 */
import {statSync} from 'node:fs'
import {join, relative} from 'node:path'
import {parseArgs} from 'node:util'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {checkContent, type Row} from '@upline/schemas/health/check-content.ts'
import type {Asset} from '@upline/schemas/health/content.ts'
import {model} from '@upline/schemas/health/model.ts'
import {assetsOf, missingAssets} from './assets.ts'
import {riskyClaims} from './checks/claims.ts'
import {checkDataset} from './checks/dataset.ts'
import {describeRows} from './checks/describe.ts'
import {typedFigures} from './checks/figures.ts'
import {contentFolder} from './folder.ts'
import {isObject} from './json.ts'
import {type Problem, readDocuments, type SourceDocument} from './read-documents.ts'

/** Returns damaged files, missing assets, figures that should be tokens, and claims that need a source. */
export function checkFolder(folder: string): Problem[] {
  const {documents, problems} = readDocuments(join(folder, 'documents'))
  return [
    ...problems,
    ...missingAssets(folder, documents),
    ...typedFigures(documents),
    ...riskyClaims(documents),
  ]
}

/** Runs the checks of a dataset. The folder's images and files are the assets. */
export function checkDocuments(folder: string, documents: SourceDocument[], today: string): Row[] {
  return checkContent({
    documents: documents.map(({document}) => asStored(document)),
    assets: documents.flatMap(({document}) => assetsOf(document)).map((file) => assetOf(folder, file)),
    model,
    today,
  })
}

/** Replaces `_sanityAsset` paths with references. */
function asStored(document: SourceDocument['document']): StoredDocument {
  // Mapping keeps _id and _type.
  return mapDeep(document, (value) => {
    if (!isObject(value) || typeof value._sanityAsset !== 'string') return value
    const {_sanityAsset, ...rest} = value
    const [file = ''] = assetsOf({_sanityAsset})
    return {...rest, asset: {_type: 'reference', _ref: idOf(file)}}
  }) as StoredDocument
}

const idOf = (file: string): string => file.replace(/^(image|file)s\//, '$1-')

function assetOf(folder: string, file: string): Asset {
  const size = statSync(join(folder, file), {throwIfNoEntry: false})?.size
  return {_id: idOf(file), extension: file.split('.').at(-1) ?? '', ...(size === undefined ? {} : {size})}
}

async function run(): Promise<number> {
  const {values} = parseArgs({
    options: {lake: {type: 'string'}, dataset: {type: 'string'}, site: {type: 'string'}},
  })
  if (values.lake) {
    const token = process.env.SANITY_READ_TOKEN
    return checkDataset({...values, lake: values.lake, dataset: values.dataset ?? 'production', token})
  }
  const folder = contentFolder()
  const {documents} = readDocuments(join(folder, 'documents'))
  const problems = checkFolder(folder)
  const stored = documents.map(({document}) => asStored(document))
  const rows = checkDocuments(folder, documents, todayOfSite(stored))
  const {text, broken} = describeRows(rows, stored, new Map())
  for (const {message} of problems) console.error(join(relative(process.cwd(), folder), 'documents', message))
  console.log(text)
  return broken + problems.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = await run()
