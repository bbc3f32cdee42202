import {copyFolders} from './asset-copies.ts'

const assetAddress = /^https?:\/\/[^/]+\/(images|files)\/[\w-]+\/[\w-]+\/([\w-]+\.[a-z0-9]+)$/

/** The address of an asset's copy, such as `/assets/images/<hash>-1200x800.jpg`; undefined for what is no address of an asset. */
export function copyAddress(address: unknown): string | undefined {
  const [, kind, name] = (typeof address === 'string' && assetAddress.exec(address)) || []
  return kind && name ? copyFolders[kind as keyof typeof copyFolders] + name : undefined // the pattern has these two
}

type Json = Record<string, unknown>

/** Calls `visit` for every object in `data` that has an `url`; `holder` is the picture, where the object is its asset. */
export function eachAddress(
  data: unknown,
  visit: (object: Json & {url: unknown}, holder: Json) => void,
): void {
  const stack: [unknown, Json][] = [[data, {}]]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [value, holder] = next
    if (typeof value !== 'object' || value === null) continue
    const object = value as Json // or an array, which is read in the same way
    if ('url' in object) visit(object as Json & {url: unknown}, holder)
    for (const child of Object.values(object)) stack.push([child, object])
  }
}
