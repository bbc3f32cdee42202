import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {onShutdown} from '../process/shutdown.ts'
import {keepRunning} from './keep-running.ts'
import {startProduct} from './product.ts'
import {type Form, readSettings, type Settings} from './settings.ts'

/**
 * Runs the product in the foreground until it is stopped (exit code 0) or a server keeps failing (1). Sends `{ready: addresses}` to a process
 * that forked this one.
 */
export async function runProduct(form: Form): Promise<never> {
  // Drafts, inquiries and logs: only this user may read what the servers write.
  process.umask(0o077)
  const stopping = new AbortController()
  const {signal} = stopping
  onShutdown(() => {
    stopping.abort()
    console.log('Stopping…')
    void stopAllChildren().then(() => process.exit(0))
  })
  try {
    const settings = readSettings(process.env, root)
    const servers = await startProduct(settings, form)
    if (!signal.aborted) announce(settings, form)
    return await keepRunning(servers, signal)
  } catch (error) {
    // Errors while everything stops are caused by that.
    if (signal.aborted) return await new Promise<never>(() => {})
    stopping.abort()
    await stopAllChildren()
    reportFailure(error)
    process.exit(1)
  }
}

const inDevelopment = `  Site and Studio reload what you change; the backend restarts with its functions and rules. Errors appear below.
  Pages are not prerendered: the search, the sitemap, the feed, the calendar and the status 404 exist only in npm start.`

function announce({addresses, internet}: Settings, form: Form): void {
  const since = Number(process.env.UPLINE_STARTED_AT ?? performance.timeOrigin)
  console.log(`
Upline started in ${((Date.now() - since) / 1000).toFixed(1)} s

  Site               ${addresses.site}
  Studio             ${addresses.studio}
  Backend dashboard  ${addresses.backend}
  Mail (SMTP)        ${addresses.smtp}${internet ? `\n  Public             ${internet.url}, through your proxy` : ''}

${form === 'development' ? `${inDevelopment}\n\n` : ''}Ctrl-C stops everything.`)
  process.send?.({ready: addresses})
}
