import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'
import type {HeadData, PageState} from '@upline/web/app/entry-prerender.tsx'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {chosenIcons} from '@upline/web/layout/chosen-icons.ts'
import {snapshotPath} from '@upline/web/pages/snapshot-path.ts'
import type {TaggedAnswer} from './answers.ts'
import type {AssetCopies} from './asset-copies.ts'
import type {Build} from './build.ts'
import {createModuleList} from './document/modules.ts'
import {shareTags} from './document/share-tags.ts'
import type {SocialImages} from './document/social-images.ts'
import {structuredData} from './document/structured-data.ts'
import {feedFile} from './news-feed.ts'
import type {PageRow} from './page-list.ts'
import {ContentFailure, notFoundPath, type RenderFailure} from './render-report.ts'
import type {SharedState} from './shared-state.ts'
import {isCount, tokensOf} from './token-names.ts'

/** The answer of a page that exists. */
export type PageAnswer = {answer: TaggedAnswer<NonNullable<PageState['page']['result']>>; json: string}

/** File of the static JSON beside a page. */
export const snapshotFile = (path: string): string => snapshotPath(path).slice(1)

export type RenderedFiles = {
  html: Buffer
  snapshot: string
  content: ContentData
  aspects: ReadonlySet<number | undefined>
  failures: RenderFailure[]
  /** Names of tokens that a visitor would read. */
  openTokens: string[]
}

export type PageFiles = ReturnType<typeof createPageFiles>

/** Returns functions that render the HTML of a page, and the JSON beside it. They throw what is thrown outside of a section. */
export function createPageFiles(build: Build, images: SocialImages, copies: AssetCopies) {
  const {renderer} = build
  const modulesOf = createModuleList(build)

  const renderPage = async (row: PageRow, page: PageAnswer, site: SharedState): Promise<RenderedFiles> => {
    const renderedAt = Date.now()
    const {answer, json} = page
    const content = resolveContent(answer.result, site.data.facts)
    const failures: RenderFailure[] = []
    let head: HeadData = {meta: {}}
    try {
      head = headOf(renderer.env.siteUrl, content, site.data, images, row.updatedAt)
    } catch (error) {
      // Machines read them; a visitor's page is whole without.
      failures.push(
        new ContentFailure(row.path, `The tags for search engines of ${row.path} are missing`, error),
      )
    }
    const state = {renderedAt, site: site.pageAnswer, page: JSON.parse(json)}
    const {html, aspects, ...rendered} = await renderer.renderPage(row.path, state, {
      modules: modulesOf(content),
      head,
    })
    for (const {section, error} of rendered.failures) {
      failures.push(
        new ContentFailure(
          row.path,
          `A section of ${row.path} could not be rendered and is left out`,
          error,
          {
            document: row.id,
            section: `${section._type} (${section._key})`,
            field: `sections[_key=="${section._key}"]`,
          },
        ),
      )
    }
    copies.need(answer.result, [...aspects])
    needNamed(copies, site.data, head)
    const snapshot = `{"renderedAt":${renderedAt},${json.slice(1)}`
    return {html, snapshot, content, failures, openTokens: openTokens(content), aspects}
  }

  const renderNotFound = async (site: SharedState): Promise<Buffer> => {
    const renderedAt = Date.now()
    const {html, aspects} = await renderer.renderPage(
      notFoundPath,
      {renderedAt, site: site.pageAnswer, page: {result: null}},
      {modules: modulesOf(null), head: {meta: {}}},
    )
    // The logo is on every page.
    copies.need(site.answer.result, [...aspects])
    needNamed(copies, site.data)
    return html
  }

  return {renderPage, renderNotFound}
}

/** What a page tells machines. `updatedAt` is the ISO date of the last change. */
function headOf(
  origin: string,
  content: ContentData,
  site: SiteData,
  images: SocialImages,
  updatedAt: string,
): HeadData {
  const isNews =
    content._type === 'newsArticle' ||
    (content._type === 'page' && content.sections.some(({_type}) => _type === 'newsList'))
  return {
    meta: shareTags(origin, content, site, images),
    feed: isNews ? `/${feedFile}` : undefined,
    structuredData: structuredData(origin, content, site, updatedAt),
  }
}

function needNamed(copies: AssetCopies, site: SiteData, head?: HeadData): void {
  const {tab, phone} = chosenIcons(site)
  const shared = head?.meta['og:image']
  for (const address of [tab, phone, shared && new URL(shared).pathname]) {
    if (address) copies.needNamed(address)
  }
}

/** Names in braces that no value has taken the place of. */
function openTokens(content: ContentData): string[] {
  return tokensOf(JSON.stringify(content)).filter((token) => isCount(token) || !runTimeParameters.has(token))
}
