import {isRecord} from '../documents/document.ts'

const assetReference = /^(image|file)-(.+)-([a-z0-9]+)$/

/**
 * Returns a copy in which references to assets are the marks that an import turns into uploads: `image@file://./images/<file>`.
 */
export function withAssetMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssetMarks)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const [, kind, stem, extension] =
        (name === 'asset' && isRecord(item) && assetReference.exec(String(item._ref))) || []
      return kind
        ? ['_sanityAsset', `${kind}@file://./${kind}s/${stem}.${extension}`]
        : [name, withAssetMarks(item)]
    }),
  )
}

/** Returns the file name of an asset's bytes, or undefined for a document that is not an asset. */
export function assetFileOf({
  _type,
  path,
}: Record<string, unknown>): {folder: 'images' | 'files'; file: string} | undefined {
  if (_type !== 'sanity.imageAsset' && _type !== 'sanity.fileAsset') return undefined
  const file = String(path).split('/').at(-1) ?? ''
  return {folder: _type === 'sanity.imageAsset' ? 'images' : 'files', file}
}
