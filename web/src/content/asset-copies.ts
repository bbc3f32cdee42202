import {fileTypes} from '@upline/domain/content/file-types.ts'

// The names of projects and datasets have only these characters; the name of an asset is a hash.
const assetAddress = /^https?:\/\/[^/]+\/(images|files)\/[\w-]+\/[\w-]+\/([\w-]+\.([a-z0-9]+))$/

/** Returns the address of an asset's copy, such as `/assets/images/<hash>-1200x800.jpg`, or undefined if it is another URL or a file that a browser could run. */
export function copyAddress(address: unknown): string | undefined {
  const [, kind, name, type = ''] = (typeof address === 'string' && assetAddress.exec(address)) || []
  if (kind === 'files' && !fileTypes.includes(type)) return undefined
  return kind && name ? `/assets/${kind}/${name}` : undefined
}

/** The address of the copy, or undefined on the development server, which has none. */
export function ownAddress(address: unknown): string | undefined {
  // Node, which has no such object, runs the prerenderer.
  return import.meta.env?.MODE === 'development' ? undefined : copyAddress(address)
}
