import {startTransition} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {reportError, writeNotice} from '../errors/report-error.ts'
import {env} from '../lib/env.ts'
import {reloadAfterDeploy} from '../lib/reload-after-deploy.ts'
import {whenIdle} from '../lib/when-idle.ts'
import {contentPath} from '../page/content-path.ts'
import {prefetchOnIntent} from '../page/prefetch-on-intent.ts'
import {createQueryClient} from '../page/query-client.ts'
import {restoreAddress} from '../page/restore-address.ts'
import {App} from './app.tsx'
import {Document} from './document.tsx'
import {readControls, readInput} from './early-input.ts'
import {loadPage, readPageStamp} from './page-state.ts'
import {startErrorLog, startServices} from './start-browser-services.ts'

// Top-level await would deadlock: lazily loaded chunks import this module.
async function start(): Promise<void> {
  // The modules may load before the document is complete.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, {once: true}))
  }
  startErrorLog(env)

  const stamp = readPageStamp(document)
  restoreAddress(window, stamp?.path)
  const client = createQueryClient()
  const isCurrent = stamp && (await loadPage(client, contentPath(location.pathname), stamp))
  await new Promise<void>((onHydrated) => {
    const page = (
      <Document>
        <BrowserRouter>
          <App client={client} renderedAt={stamp?.renderedAt} onHydrated={onHydrated} />
        </BrowserRouter>
      </Document>
    )
    // A transition lets React handle input while it hydrates.
    if (isCurrent) startTransition(() => void hydrateRoot(document, page, {onRecoverableError}))
    else createRoot(document).render(page)
  })
  prefetchOnIntent(client)
  await whenIdle()
  startServices(env, client)
}

/** Reports that the page differed from its HTML, mostly because an extension changed it. The visitor sees no error: React has rendered it again. */
function onRecoverableError(error: unknown): void {
  writeNotice('[monitoring] The page differed from its HTML, and is rendered again')
  reportError(error, {component: 'App', action: 'hydrate'})
}

start().catch((error: unknown) => {
  reportError(error, {category: 'UI_COMPONENT', component: 'App', action: 'start', userFacing: true})
  // It is undefined if the page is hydrated.
  const {earlyPresses} = window
  earlyPresses?.fail()
  // A reload would empty a form that was filled in.
  if (earlyPresses && readInput(readControls()).length === 0) reloadAfterDeploy(window)
})
