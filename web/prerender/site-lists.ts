import type {SanityClient} from '@sanity/client'
import {resolveContent} from '../src/content/tokens.ts'
import type {Build} from './build.ts'
import type {Documents} from './documents.ts'
import {type FeedArticle, feedFile, feedQuery, newsFeed} from './news-feed.ts'
import {robots, sitemap} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import type {Site as SharedData} from './site-source.ts'
import type {Uses} from './uses.ts'

export type DrawnPage = {id: string; files: string[]; uses: Uses; listed: boolean}

type Sources = {
  shared: SharedData
  /** By path. */
  pages: ReadonlyMap<string, DrawnPage>
  documents: Documents
  idsOfList: (list: number) => ReadonlySet<string>
}

/** Writes what lists pages: for search engines and feed readers. */
export async function drawLists(
  folder: SiteFolder,
  {renderer}: Build,
  lake: SanityClient,
  sources: Sources,
): Promise<void> {
  const {siteUrl} = renderer.env
  const {settings, facts} = sources.shared.data
  const entries = [...sources.pages]
    .filter(([, {listed}]) => listed)
    .map(([path, page]) => ({address: siteUrl + path, changed: lastChange(page, sources)}))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
  await folder.put('sitemap.xml', sitemap(entries))
  await folder.put('robots.txt', robots(siteUrl))
  const articles = resolveContent(await lake.fetch<FeedArticle[]>(feedQuery), facts)
  const title = settings?.organizationName ?? ''
  const description = settings?.defaultSeo?.description ?? ''
  await folder.put(feedFile, newsFeed({origin: siteUrl, title, description}, articles))
}

/** When something that the page shows changed last. What leads from an article to others is not what it shows. */
function lastChange({id, uses}: DrawnPage, {documents, shared, idsOfList}: Sources): string {
  const isArticle = documents.get(id)?._type === 'newsArticle'
  const lists = isArticle ? [] : [...uses.lists].flatMap((list) => [...idsOfList(list)])
  const dates = [
    ...[...uses.reads, ...lists].map((read) => documents.get(read)?._updatedAt ?? ''),
    ...[...uses.facts].map((key) => shared.factDates.get(key) ?? ''),
  ]
  return dates.reduce((last, date) => (date > last ? date : last), '')
}
