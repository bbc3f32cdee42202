import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {onShutdown} from '../process/shutdown.ts'
import {addressesOf} from './addresses.ts'
import {keepRunning} from './keep-running.ts'
import {type Form, startProduct} from './product.ts'
import {readSettings, type Settings} from './settings.ts'

/**
 * Runs the product in the foreground until it is asked to stop (exit code 0) or a part of it fails again and again (1). A program that forked this one
 * gets the message `{ready: addresses}`.
 */
export async function runProduct(form: Form): Promise<never> {
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
    if (!signal.aborted) announce(settings)
    return await keepRunning(servers, signal)
  } catch (error) {
    // What fails while everything is being stopped fails because of that.
    if (signal.aborted) return await new Promise<never>(() => {})
    stopping.abort()
    await stopAllChildren()
    reportFailure(error)
    process.exit(1)
  }
}

function announce({ports}: Settings): void {
  const addresses = addressesOf(ports)
  const since = Number(process.env.UPLINE_STARTED_AT ?? Date.now())
  console.log(`
Upline is up after ${((Date.now() - since) / 1000).toFixed(1)} s

  Site               ${addresses.site}
  Studio             ${addresses.studio}
  Backend dashboard  ${addresses.backend}
  Mail (SMTP)        ${addresses.smtp}

Ctrl-C stops everything.`)
  process.send?.({ready: addresses})
}
