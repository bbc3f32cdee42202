import type {PageState, RenderedPage} from '@upline/web/app/entry-prerender.tsx'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {snapshotPath} from '@upline/web/pages/snapshot-path.ts'
import {stringify, type TaggedAnswer} from './answers.ts'
import type {AssetCopies} from './asset-copies.ts'
import type {Build} from './build.ts'
import {createDocument} from './document.ts'
import {headTags} from './head-tags.ts'
import {escapeScript} from './html.ts'
import {iconLinks} from './icon-links.ts'
import type {PageRow} from './page-list.ts'
import {ContentFailure, notFoundPath, type RenderFailure} from './render-report.ts'
import type {SharedState} from './shared-state.ts'
import type {SocialImages} from './social-images.ts'
import {tokensOf} from './token-names.ts'

/** The answer of a page that exists. */
export type PageAnswer = {answer: TaggedAnswer<NonNullable<PageState['page']['result']>>; json: string}

/** File of the static JSON beside a page. */
export const snapshotFile = (path: string): string => snapshotPath(path).slice(1)

export type RenderedFiles = Pick<RenderedPage, 'aspects' | 'body'> & {
  title: string
  html: Buffer
  snapshot: string
  failures: RenderFailure[]
  /** Names of tokens that a visitor would read. */
  openTokens: string[]
}

export type PageFiles = ReturnType<typeof createPageFiles>

/** Returns functions that render the HTML of a page, and the JSON beside it. They throw what a component throws. */
export function createPageFiles(build: Build, images: SocialImages, copies: AssetCopies) {
  const {renderer} = build
  const toDocument = createDocument(build)

  const renderPage = async (row: PageRow, page: PageAnswer, site: SharedState): Promise<RenderedFiles> => {
    const renderedAt = Date.now()
    const {answer, json} = page
    const rendered = await renderer.renderPage(row.path, {renderedAt, site: site.answer, page: answer})
    copies.need(answer.result, rendered.aspects)
    const content = resolveContent(answer.result, site.data.facts)
    const failures: RenderFailure[] = []
    let tags = ''
    try {
      tags = headTags(renderer.env.siteUrl, content, site.data, images, row.updatedAt)
    } catch (error) {
      // Machines read them; a visitor's page stands without.
      failures.push(
        new ContentFailure(row.path, `The tags for search engines of ${row.path} are missing`, error),
      )
    }
    const icons = iconLinks(site.data)
    copies.needNamed(icons + tags)
    const state = stateOf(renderedAt, site, json)
    const html = toDocument({page: rendered, content, icons, headTags: tags, state})
    const snapshot = `{"renderedAt":${renderedAt},${json.slice(1)}`
    const {aspects, body} = rendered
    return {
      html,
      snapshot,
      title: content.title,
      body,
      failures,
      openTokens: openTokens(rendered, json),
      aspects,
    }
  }

  const renderNotFound = async (site: SharedState): Promise<Buffer> => {
    const renderedAt = Date.now()
    const page = {result: null, syncTags: []}
    const rendered = await renderer.renderPage(notFoundPath, {renderedAt, site: site.answer, page})
    // The logo is on every page.
    copies.need(site.answer.result, rendered.aspects)
    const state = stateOf(renderedAt, site, stringify(page))
    const icons = iconLinks(site.data)
    copies.needNamed(icons)
    return toDocument({page: rendered, content: null, icons, headTags: '', state})
  }

  return {renderPage, renderNotFound}
}

/** Tokens of the page's own texts that nothing has taken the place of. Those of what all pages share are none of its own. */
function openTokens({head, body}: RenderedPage, json: string): string[] {
  const own = tokensOf(json)
  if (own.length === 0) return own
  const shown = tokensOf(head + body)
  return own.filter((token) => shown.includes(token))
}

/** The JSON of a `PageState`. */
function stateOf(renderedAt: number, site: SharedState, pageJson: string): (string | Buffer)[] {
  return [`{"renderedAt":${renderedAt},"site":`, site.encoded, `,"page":${escapeScript(pageJson)}}`]
}
