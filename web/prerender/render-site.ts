import type {SanityClient} from '@sanity/client'
import type {ContentState} from '../src/app/entry-prerender.tsx'
import type {PageQueryResult, PathsQueryResult, SiteQueryResult} from '../src/content/sanity.types.generated.ts'
import type {Build} from './build.ts'
import {createDocument, redirectDocument} from './document.ts'

/** The files of the site by their path below its root, `carriers/directory.html` for instance. */
export type SiteFiles = Map<string, string>

const asFile = (path: string) =>
  path === '/' ? 'index.html' : path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`

/**
 * Draws every page that content has, its data as JSON beside it, the 404 page and the redirects.
 * A page that cannot be drawn is reported with its path and left out: one mistake must not hold back the others.
 */
export async function renderSite(
  build: Build,
  lake: SanityClient,
): Promise<{files: SiteFiles; failures: Error[]}> {
  const {renderer} = build
  const toDocument = createDocument(build)
  const files: SiteFiles = new Map()
  const failures: Error[] = []
  const [rawSite, paths] = await Promise.all([
    lake.fetch(renderer.siteQuery),
    lake.fetch(renderer.pathsQuery),
  ])
  const site = renderer.resolveContent(rawSite, rawSite.facts)

  const draw = async (path: string, file: string, content: ContentState['content']) => {
    try {
      const state = {site, content}
      files.set(file, toDocument(await renderer.renderPage(path, state), state))
      if (content) files.set(renderer.snapshotPath(path).slice(1), JSON.stringify(content))
    } catch (error) {
      failures.push(new Error(`The page ${path} could not be drawn`, {cause: error}))
    }
  }

  for (const {from, to} of [
    ...site.redirects.map(({from, to}) => ({from, to: renderer.hrefOf(to)})),
    {from: '/join', to: '/contact'},
  ]) {
    if (to) files.set(asFile(from), redirectDocument(to))
  }
  for (const {path} of paths) {
    if (!path || files.has(asFile(path))) continue
    const content = await lake.fetch<PageQueryResult>(renderer.pageQuery, {path})
    await draw(path, asFile(path), content && renderer.resolveContent(content, site.facts))
  }
  await draw('/404', '404.html', null)
  return {files, failures}
}
