import '../styles/site.css'
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

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// A deploy replaced the files this page still refers to: the new page has the new names.
window.addEventListener('vite:preloadError', () => location.reload())

const stateElement = document.getElementById(stateElementId)
// Written by the prerenderer from the same type.
const state = stateElement ? (JSON.parse(stateElement.textContent) as ContentState) : undefined
const client = createContentClient(contentPath(location.pathname), state)
const page = (
  <BrowserRouter>
    <App client={client} />
  </BrowserRouter>
)

startBrowserServices(window, env)
if (state) {
  if (state.content?._type === 'page') await loadSections(state.content.sections)
  hydrateRoot(root, page)
} else {
  createRoot(root).render(page)
}

prefetchOnIntent(client)
trackClicks()
watchContent((lastLiveEventId) => {
  rememberLiveEvent(lastLiveEventId)
  void refreshContent(client)
})
// The page may be older than the content: it was written at the last deploy, or came out of a cache.
if (state) void refreshContent(client)
