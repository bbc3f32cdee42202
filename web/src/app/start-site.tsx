import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {env} from '../config/env.ts'
import {watchContent} from '../content/live-content.ts'
import {contentPath} from '../pages/content-path.ts'
import {refreshContent, rememberLiveEvent} from '../pages/content-queries.ts'
import {loadSections} from '../sections/load-sections.ts'
import {startBrowserServices} from '../services/start-browser-services.ts'
import {App} from './app.tsx'
import {type ContentState, createContentClient, stateElementId} from './content-state.ts'
import {prefetchOnIntent} from './prefetch-on-intent.ts'
import {trackClicks} from './track-clicks.ts'

/** Brings the page to life: adopts what was prerendered, or draws everything where nothing was. Resolves when it answers. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  // A deploy replaced the files this page still refers to: the new page has the new names.
  window.addEventListener('vite:preloadError', () => location.reload())
  startBrowserServices(window, env)

  const state = readState()
  const client = createContentClient(contentPath(location.pathname), state)
  if (state?.content?._type === 'page') await loadSections(state.content.sections)
  await new Promise<void>((resolve) => {
    const site = (
      <BrowserRouter>
        <App client={client} onStart={resolve} />
      </BrowserRouter>
    )
    if (state) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })

  prefetchOnIntent(client)
  trackClicks()
  watchContent((lastLiveEventId) => {
    rememberLiveEvent(lastLiveEventId)
    void refreshContent(client)
  })
  // The page may be older than the content: it was written at the last deploy, or came out of a cache.
  if (state) void refreshContent(client)
}

/** The data the page was prerendered from; none on the development server. */
function readState(): ContentState | undefined {
  const element = document.getElementById(stateElementId)
  // Written by the prerenderer from the same type.
  return element ? (JSON.parse(element.textContent) as ContentState) : undefined
}
