/** Returns the path of the JSON that a page was rendered from. */
export const snapshotPath = (path: string): string => `/_content${path === '/' ? '/index' : path}.json`

/** The path under which the prerenderer has the 404 page. No other page can have it. */
export const notFoundPath = '/404'
