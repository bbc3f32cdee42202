import type {QueryClient} from '@tanstack/react-query'
import {type ReactNode, startTransition} from 'react'
import {createRoot, hydrateRoot, type Root} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {env} from '../config/env.ts'
import {watchContent} from '../content/live-content.ts'
import {nextTask, whenIdle} from '../lib/when-idle.ts'
import {contentPath} from '../pages/content-path.ts'
import {refreshContent} from '../pages/content-queries.ts'
import {rememberLiveEvent} from '../pages/freshness.ts'
import {loadPage} from '../pages/load-page.ts'
import {startBrowserServices} from '../services/start-browser-services.ts'
import {App} from './app.tsx'
import {contentStateOf, createContentClient, type PageState} from './content-state.ts'
import {prefetchOnIntent} from './prefetch-on-intent.ts'
import {studioGreeting} from './studio-greeting.ts'
import {trackClicks} from './track-clicks.ts'

/**
 * Brings the page to life: adopts what was prerendered from `pageState`, or draws everything where nothing was. Resolves when
 * it answers; rejects when what the page needs cannot be had, and leaves it as it is.
 */
export async function startSite(pageState?: PageState): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  startBrowserServices(window, env)

  await nextTask()
  const state = pageState && contentStateOf(pageState)
  const client = createContentClient(contentPath(location.pathname), state)
  await nextTask()
  if (state) await loadPage(state.content)
  const preview = studioGreeting(window, env.studioUrl)?.then(() => import('./preview/start-preview.tsx'))
  let onStart = () => {}
  const started = new Promise<void>((resolve) => {
    onStart = resolve
  })
  const app = <App client={client} onStart={onStart} />
  // One child, as the prerenderer has it: a second place beside it would give every `useId` another name than in the HTML.
  const site = (beside?: ReactNode) =>
    beside ? (
      <BrowserRouter>
        {app}
        {beside}
      </BrowserRouter>
    ) : (
      <BrowserRouter>{app}</BrowserRouter>
    )
  const drawn = state ? await hydrate(root, site()) : createRoot(root)
  if (!state) drawn.render(site())
  await started

  prefetchOnIntent(client)
  trackClicks()
  void keepFresh(client, state !== undefined)
  void preview?.then(({startPreview}) => drawn.render(site(startPreview(client, env))))
}

/**
 * Follows what is published. A page that came as HTML may be older than the content as well: it was written at the last deploy, or came
 * out of a cache.
 */
async function keepFresh(client: QueryClient, cameAsHtml: boolean): Promise<void> {
  await whenIdle()
  watchContent((lastLiveEventId) => {
    rememberLiveEvent(lastLiveEventId)
    void refreshContent(client)
  })
  if (!cameAsHtml) return
  await whenIdle()
  await refreshContent(client)
}

/** As a transition, it lets go of the processor every few milliseconds: an input never waits for all of the page. */
function hydrate(container: Element, site: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, site)))
  })
}
