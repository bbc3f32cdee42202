export const hostedOrigin = 'https://cdn.sanity.io'

export type AssetUrls = ReturnType<typeof createAssetUrls>

/**
 * Asset documents store their address as Sanity hosts it, so that content moves between the two unchanged; in an answer it is turned into one of
 * this machine, on the way in back again. Both work on JSON text, wherever the address stands. `localOrigin` may be known only once the server
 * listens.
 */
export function createAssetUrls(localOrigin: () => string, projectId: string, dataset: string) {
  const kinds = ['images', 'files'].map((kind) => `/${kind}/${projectId}/${dataset}/`)
  const swap = (text: string, from: string, to: string) =>
    kinds.reduce((result, path) => result.replaceAll(from + path, to + path), text)
  return {
    /** Where Sanity would serve `path`, such as `images/<project>/<dataset>/<file>`. */
    hosted: (path: string) => `${hostedOrigin}/${path}`,
    toLocal: (text: string) => swap(text, hostedOrigin, localOrigin()),
    toHosted: (text: string) => swap(text, localOrigin(), hostedOrigin),
  }
}
