import {PassThrough} from 'node:stream'
import {text} from 'node:stream/consumers'
import type {ReactNode} from 'react'
import {renderToPipeableStream} from 'react-dom/server'
import {StaticRouter} from 'react-router-dom'
import {env} from '../config/env.ts'
import {PictureAspects} from '../content/content-picture.tsx'
import type {Section} from '../content/types.ts'
import {loadPageCode} from '../pages/load-page-code.ts'
import type {PageState} from '../pages/page-queries.ts'
import {sectionTypes} from '../sections/load-sections.ts'
import {nameFailingSection} from '../sections/name-failing-section.ts'
import {App} from './app.tsx'
import {pageStateId} from './page-state.ts'
import {createQueryClient} from './query-client.ts'
import {SocialCard, socialCardSize, socialCardText} from './social-card.tsx'

export type {PageState}
export {env, pageStateId, SocialCard, sectionTypes, socialCardSize, socialCardText}

export type RenderedPage = {
  /** Elements for the document's head: title, descriptions, preloads. */
  head: string
  body: string
  /** In which aspects the page shows pictures. */
  aspects: (number | undefined)[]
}

// React puts what belongs into the head at the start of a string that has no head of its own.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders the page at `path`, complete. Rejects with what a component throws; an error in a section names that section. */
export async function renderPage(path: string, state: PageState): Promise<RenderedPage> {
  const {result} = state.page
  await loadPageCode(result)
  const aspects = new Set<number | undefined>()
  const html = await renderApp(path, state, aspects).catch(async (error: unknown) => {
    if (result?._type !== 'page') throw error
    throw await nameFailingSection(error, result.sections as Section[], (sections) =>
      renderApp(
        path,
        {...state, page: {...state.page, result: {...result, sections} as typeof result}},
        aspects,
      ),
    )
  })
  const head = hoisted.exec(html)?.[0] ?? ''
  return {head, body: html.slice(head.length), aspects: [...aspects]}
}

function renderApp(path: string, state: PageState, aspects: Set<number | undefined>): Promise<string> {
  return render(
    <StaticRouter location={path}>
      <PictureAspects value={aspects}>
        <App client={createQueryClient(path, state)} />
      </PictureAspects>
    </StaticRouter>,
  )
}

/** Not `renderToString`: it replaces a Suspense boundary that fails by its fallback and does not say so. */
function render(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe, abort} = renderToPipeableStream(node, {
      // Everything is there at once, so no boundary is to be sent after the others.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: (error) => {
        reject(error)
        abort()
      },
    })
  })
}
