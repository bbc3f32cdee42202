import {startTransition} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {env} from '../lib/env.ts'
import {contentPath} from '../page/content-path.ts'
import {loadMoreCode, needsMoreCode} from '../page/page-types.ts'
import {createQueryClient} from '../page/query-client.ts'
import {restoreAddress} from '../page/restore-address.ts'
import {App} from './app.tsx'
import {Document} from './document.tsx'
import {readPageState} from './page-state.ts'
import {startBrowserServices} from './start-browser-services.ts'

// Top-level await would deadlock: lazily loaded chunks import this module.
async function start(): Promise<void> {
  // The modules may be here before the end of the document.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, {once: true}))
  }
  startBrowserServices(env)

  const state = readPageState(document)
  restoreAddress(window, state)
  const client = createQueryClient(contentPath(location.pathname), state)
  const page = (
    <Document>
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>
    </Document>
  )
  if (state) {
    if (needsMoreCode(state.page.result)) await loadMoreCode()
    // A transition lets React handle input while it hydrates.
    startTransition(() => void hydrateRoot(document, page))
  } else {
    createRoot(document).render(page)
  }
  const {startAfterHydration} = await import('./after-hydration.ts')
  startAfterHydration(client)
}

void start()
