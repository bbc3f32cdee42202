import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {walk} from '@upline/domain/content/walk.ts'
import {readAssetMark} from '@upline/lake/archive/asset-marks.ts'
import {isObject, type Json} from './json.ts'
import type {Problem, SourceDocument} from './read-documents.ts'

/** Returns the file path of each `_sanityAsset` in `value`, relative to the content folder. */
export function assetsOf(value: Json): string[] {
  const found: string[] = []
  walk(value, (member) => {
    const path = isObject(member) ? readAssetMark(member._sanityAsset)?.path : undefined
    if (path) found.push(path.replace(/^\.\//, ''))
  })
  return found
}

/** Returns a problem for each image or file that a document names and `folder` lacks. */
export function missingAssets(folder: string, documents: SourceDocument[]): Problem[] {
  return documents.flatMap(({file, document}) =>
    assetsOf(document)
      .filter((asset) => !existsSync(join(folder, asset)))
      .map((asset) => ({file, message: `${file}: there is no file ${asset}`})),
  )
}
