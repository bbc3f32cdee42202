import {isRecord} from '../documents/document.ts'

export interface AssetMark {
  kind: 'image' | 'file'
  url: string
  path: string | undefined
}

const assetMark = /^(image|file)@((?:https?|file):\/\/(\.{1,2}\/.+)?.*)$/

/** Parses the mark of an asset in Sanity's import format: `image@file://./images/a.webp`, or `file@https://...`. `path` is relative to the content. Returns undefined for another value. */
export function readAssetMark(mark: unknown): AssetMark | undefined {
  const [, kind, url = '', path] = assetMark.exec(String(mark)) ?? []
  return kind === 'image' || kind === 'file' ? {kind, url, path} : undefined
}

const assetReference = /^(image|file)-(.+)-([a-z0-9]+)$/

/** Replaces references to stored assets by the marks that an import turns into uploads: `image@file://./images/<file>`. */
export function withAssetMarks(value: unknown, isStored: (id: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetMarks(item, isStored))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const id = name === 'asset' && isRecord(item) ? String(item._ref) : ''
      const [, kind, stem, extension] = (isStored(id) && assetReference.exec(id)) || []
      return kind
        ? ['_sanityAsset', `${kind}@file://./${kind}s/${stem}.${extension}`]
        : [name, withAssetMarks(item, isStored)]
    }),
  )
}

/** Returns the file name of an asset's bytes, or undefined if the document is not an asset. */
export function assetFileOf({
  _type,
  path,
}: Record<string, unknown>): {folder: 'images' | 'files'; file: string} | undefined {
  if (_type !== 'sanity.imageAsset' && _type !== 'sanity.fileAsset') return undefined
  const file = String(path).split('/').at(-1) ?? ''
  return {folder: _type === 'sanity.imageAsset' ? 'images' : 'files', file}
}
