/** Where the prerenderer writes the answer that a page was rendered from, as JSON. */
export const snapshotPath = (path: string): string => `/_content${path === '/' ? '/index' : path}.json`
