import {renderToString} from 'react-dom/server'
import {StaticRouter} from 'react-router-dom'
import {env} from '../config/env.ts'
import {loadPage} from '../pages/load-page.ts'
import {sectionTypes} from '../sections/load-sections.ts'
import {App} from './app.tsx'
import {type Answer, contentStateOf, createContentClient, type PageState} from './content-state.ts'
import {stateElementId} from './page-state.ts'
import {SocialCard, socialCardSize, socialCardText} from './social-card.tsx'

export type {Answer, PageState}
export {env, SocialCard, sectionTypes, socialCardSize, socialCardText, stateElementId}

export type RenderedPage = {
  /** Elements for the document's head: title, descriptions, preloads. */
  head: string
  body: string
}

// React puts what belongs into the head at the start of a string that has no head of its own.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders the page at `path`, complete. Throws what a component throws. */
export async function renderPage(path: string, state: PageState): Promise<RenderedPage> {
  const content = contentStateOf(state)
  await loadPage(content.content)
  const html = renderToString(
    <StaticRouter location={path}>
      <App client={createContentClient(path, content)} />
    </StaticRouter>,
  )
  const head = hoisted.exec(html)?.[0] ?? ''
  return {head, body: html.slice(head.length)}
}
