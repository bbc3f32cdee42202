import {join} from 'node:path'
import {type ContentDocument, isObject} from '@upline/content/json.ts'
import {readDocuments} from '@upline/content/read-documents.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {evaluateSync, parse} from 'groq-js'

const asset = {
  _id: 'asset',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example/picture.png',
  extension: 'png',
  originalFilename: 'picture.png',
  size: 1000,
  metadata: {dimensions: {width: 1600, height: 1000}},
}

/** A date on which all periods of the sample are current. */
export const today = '2026-11-29'

const folder = join(import.meta.dirname, '../../content/documents')
/** The published documents of the sample. All their pictures are one asset. */
export const published = readDocuments(folder)
  .documents.map(({document}) => mapDeep(document, withAsset) as ContentDocument)
  .filter(({_id}) => !_id.startsWith('drafts.'))
const dataset = [...published, asset]

/** Evaluates a query on the published sample. */
export function querySample<Result>(query: string, params: Record<string, string> = {}): Result {
  // What the evaluator gives has the shape that TypeGen derived from the query.
  return evaluateSync(parse(query, {params}), {dataset, params}).data as Result
}

function withAsset(value: unknown): unknown {
  if (!isObject(value) || !value._sanityAsset) return value
  const {_sanityAsset, ...rest} = value
  return {...rest, asset: {_ref: 'asset'}}
}
