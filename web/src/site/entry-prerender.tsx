import {buffer} from 'node:stream/consumers'
import {renderToStaticMarkup} from 'react-dom/server'
import {prerenderToNodeStream} from 'react-dom/static'
import {StaticRouter} from 'react-router-dom'
import {type LeftOut, type PagePart, type RenderRecord, RenderRecordContext} from '../content/place.ts'
import {env} from '../lib/env.ts'
import {sitePath, snapshotPath} from '../page/content-path.ts'
import {codeFor, loadMoreCode} from '../page/page-types.ts'
import type {PageState} from '../page/queries.ts'
import {createQueryClient} from '../page/query-client.ts'
import {App} from './app.tsx'
import {Document} from './document.tsx'
import {DocumentHead, type HeadData} from './document-head.tsx'
import {earlyPresses} from './early-presses.ts'
import {escapeScript, pageStampId, stampOf} from './page-state.ts'
import {SocialCard} from './social-card.tsx'
import {socialCardSize} from './social-card-size.ts'

export type {HeadData, PageState}
export {codeFor, earlyPresses, env, SocialCard, socialCardSize}

type PageParts = {
  /** Addresses of the page's modules, the entry first. */
  modules: string[]
  head: HeadData
}

/** Renders a page, again without each part that throws: Suspense boundaries around parts would be hydrated one by one. */
export async function renderPage(path: string, state: PageState, parts: PageParts) {
  await loadMoreCode()
  const failures: {part: PagePart; error: unknown}[] = []
  let {page} = state
  for (;;) {
    const record: RenderRecord = {part: undefined, aspects: new Set()}
    try {
      const html = await renderDocument(path, {...state, page}, parts, record)
      return {html, page, aspects: record.aspects, failures}
    } catch (error) {
      const {part} = record
      if (!part || failures.some((failure) => failure.part.field === part.field)) throw error
      failures.push({part, error})
      // Neither the next rendering nor the browser renders them.
      const leftOut = {leftOut: failures.map(({part}) => part.field)} satisfies LeftOut
      page = {
        result: Object.assign({}, page.result, leftOut),
        hash: [state.page.hash, ...leftOut.leftOut].join(),
      }
    }
  }
}

async function renderDocument(
  path: string,
  state: PageState,
  {modules, head}: PageParts,
  record: RenderRecord,
): Promise<Buffer> {
  const errors: unknown[] = []
  const stamp = escapeScript(JSON.stringify(stampOf(path, state)))
  const {prelude} = await prerenderToNodeStream(
    <Document
      head={<DocumentHead {...head} data={[sitePath, snapshotPath(path)]} />}
      stamp={<script type="application/json" id={pageStampId} dangerouslySetInnerHTML={{__html: stamp}} />}
    >
      <StaticRouter location={path}>
        <RenderRecordContext value={record}>
          <App client={createQueryClient(path, state)} renderedAt={state.renderedAt} />
        </RenderRecordContext>
      </StaticRouter>
    </Document>,
    {
      bootstrapModules: modules,
      // All data is loaded, so React sends no boundary later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React itself replaces a Suspense boundary that fails by its fallback.
      onError: (error) => void errors.push(error),
    },
  )
  if (errors.length > 0) throw errors[0]
  return buffer(prelude)
}

/** Renders the document of a path that is redirected, also without JavaScript, and without an entry in the history. */
export function renderRedirect(target: string): string {
  const html = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{target}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <link rel="canonical" href={target} />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <a href={target}>{target}</a>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}
