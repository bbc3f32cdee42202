import {tokensIn} from '@upline/domain/content/tokens.ts'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'
import type {HeadData} from '@upline/web/app/entry-prerender.tsx'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {ContentData} from '@upline/web/content/types.ts'
import type {SearchPage} from '@upline/web/services/search/search-index.ts'
import type {createModuleList} from '../document/modules.ts'
import {pageText} from '../document/page-text.ts'
import {shareTags} from '../document/share-tags.ts'
import type {SocialImages} from '../document/social-images.ts'
import {companyFacts, isAboutCompany, structuredData} from '../document/structured-data.ts'
import {feedFile} from '../lists/news-feed.ts'
import type {Build} from '../read-build.ts'
import {ContentFailure} from '../report.ts'
import type {PageRow} from './page-list.ts'
import {missingDisclaimer} from './page-periods.ts'
import type {SharedState} from './shared-state.ts'

export type Renderer = {
  build: Build
  images: SocialImages
  modulesOf: ReturnType<typeof createModuleList>
  now: () => Date
}

/** The input of a page: its row in the page list, the current result of its query, and the same as JSON. */
export type PageSource = {row: PageRow; result: NonNullable<PageQueryResult>; json: string}

export type RenderedPage = {
  html: Buffer
  /** The page's data as JSON. */
  snapshot: string
  /** Its entry in the search file, as JSON. */
  search: string
  /** Keys of the facts that it shows. */
  facts: readonly string[]
  /** Address of the picture that is shown where the page is shared. */
  sharedPicture: string | undefined
  /** Aspects in which the page shows pictures. */
  aspects: ReadonlySet<number | undefined>
  /** Sections and tags that are left out. */
  failures: ContentFailure[]
}

/** Renders a page. Rejects with the reason where the page cannot be shown. */
export async function renderPage(
  renderer: Renderer,
  {row, result, json}: PageSource,
  shared: SharedState,
): Promise<RenderedPage> {
  const {path} = row
  const content = resolveContent(result, shared.data.facts)
  const tokens = openTokens(content)
  assertComplete(result, content, tokens)
  const {head, failures} = headOf(renderer, content, shared, row)
  const renderedAt = renderer.now().getTime()
  const state = {renderedAt, site: {result: shared.content}, page: {result: JSON.parse(json)}}
  const document = {modules: renderer.modulesOf(content), head}
  const {html, aspects, ...rendered} = await renderer.build.renderer.renderPage(path, state, document)
  const parts = rendered.failures.map(({part, error}) => {
    const place = {document: part.document, section: part.name, field: part.field}
    const message = `${path}: section ${part.name} could not be rendered; left out`
    return new ContentFailure(path, message, {cause: error, ...place})
  })
  const unknown = tokens.map((token) => {
    const message = `{${token}} on ${path} is not a published fact`
    return new ContentFailure(path, message, {document: row.id})
  })
  const search: SearchPage = {path, title: content.title ?? '', kind: content._type, text: pageText(content)}
  return {
    html,
    snapshot: `{"renderedAt":${renderedAt},"result":${json}}`,
    search: JSON.stringify(search),
    facts: [...tokenNames(result), ...(isAboutCompany(content) ? companyFacts : [])],
    sharedPicture: head.meta['og:image'],
    aspects,
    failures: [...failures, ...parts, ...unknown],
  }
}

/** Throws if a page other than the 404 page has no title, or a page lacks a disclaimer or a count that the law requires. */
function assertComplete(result: PageSource['result'], content: ContentData, tokens: readonly string[]): void {
  const {title} = content
  if (content._type !== 'notFoundPage' && !(typeof title === 'string' && title.trim()))
    throw new Error('It has no title')
  if (missingDisclaimer(result))
    throw new Error('It refers to a disclaimer without a current published wording')
  if (tokens.some(isCount)) throw new Error('Its disclaimer would lack a required count')
}

/** Returns the tags for search engines and social networks. The page is rendered without them if they fail. */
function headOf(
  {build, images}: Renderer,
  content: ContentData,
  {data}: SharedState,
  {path, updatedAt, id}: PageRow,
): {head: HeadData; failures: ContentFailure[]} {
  if (content._type === 'notFoundPage') return {head: {meta: {}}, failures: []}
  const origin = build.renderer.env.siteUrl
  try {
    const isNews =
      content._type === 'newsArticle' ||
      (content._type === 'page' && content.sections?.some(({_type}) => _type === 'newsList'))
    const head = {
      meta: shareTags(origin, content, data, images),
      feed: isNews ? `/${feedFile}` : undefined,
      structuredData: structuredData(origin, content, data, updatedAt),
    }
    return {head, failures: []}
  } catch (error) {
    const message = `The tags for search engines of ${path} are missing`
    return {head: {meta: {}}, failures: [new ContentFailure(path, message, {cause: error, document: id})]}
  }
}

/** Returns the tokens in content that no fact replaced, without the run-time parameters. */
function openTokens(content: unknown): string[] {
  return tokenNames(content).filter((name) => isCount(name) || !runTimeParameters.has(name))
}

/** Returns the names of all tokens in content. */
function tokenNames(content: unknown): string[] {
  return [...new Set(tokensIn(JSON.stringify(content)))].filter((name) => /^\w+$/.test(name))
}

/** Returns whether a token is a count that a disclaimer has to state. */
const isCount = (token: string): boolean => countTokens.some((count) => count === token)
