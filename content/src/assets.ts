import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {isObject, type Json, walk} from './json.ts'
import type {Problem, SourceDocument} from './read-documents.ts'

/** The two forms in which Sanity's import names a file to upload. */
const assetForm = /^(image|file)@file:\/\/\.\/((?:images|files)\/.+)$/

/** Every `_sanityAsset` below `value`, as the path of its file relative to the pack. */
export function assetsOf(value: Json): string[] {
  const found: string[] = []
  walk(value, (member) => {
    if (!isObject(member) || typeof member._sanityAsset !== 'string') return
    const path = assetForm.exec(member._sanityAsset)?.[2]
    if (path !== undefined) found.push(path)
  })
  return found
}

/** A copy of `value` in which each asset path is renamed. */
export function renameAssets<T extends Json>(value: T, rename: (path: string) => string): T {
  const copy: T = structuredClone(value)
  walk(copy, (member) => {
    if (!isObject(member) || typeof member._sanityAsset !== 'string') return
    const [, kind, path] = assetForm.exec(member._sanityAsset) ?? []
    if (kind !== undefined && path !== undefined) member._sanityAsset = `${kind}@file://./${rename(path)}`
  })
  return copy
}

/** Images and files that documents name and that are not below `folder`. */
export function missingAssets(folder: string, documents: SourceDocument[]): Problem[] {
  return documents.flatMap(({file, document}) =>
    assetsOf(document)
      .filter((asset) => !existsSync(join(folder, asset)))
      .map((asset) => ({file, message: `${file}: there is no file ${asset}`})),
  )
}
