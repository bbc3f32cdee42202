import {join} from 'node:path'
import {Refusal} from '../terminal/failure.mjs'
import {addressesOf} from './addresses.ts'
import {buildSite, buildStudio, packContent} from './build.ts'
import {localSiteSettings, localStudioSettings} from './build-settings.ts'
import {checkPorts} from './ports.ts'
import {
  type RunningServer,
  startBackend,
  startSite,
  startSiteFromSource,
  startStudio,
  startStudioFromSource,
} from './servers.ts'
import type {Settings} from './settings.ts'

/** `production`: site and Studio as they are deployed. `development`: both from their sources, with hot reload. */
export type Form = 'production' | 'development'

/**
 * Brings up backend, site and Studio; gives all servers once each of them listens. The first step that fails rejects with a Refusal:
 * the caller ends what was started (`stopAllChildren`).
 */
export async function startProduct(settings: Settings, form: Form): Promise<RunningServer[]> {
  await checkPorts(settings.ports)
  const logs = join(settings.data, 'logs')
  // The backend first and alone: it owns the data folder, so a second product on it ends here, before it touches the builds.
  const backend = await startBackend(settings, await packContent(logs))
  const others =
    form === 'development'
      ? [startSiteFromSource(settings), startStudioFromSource(settings)]
      : [buildAndStartSite(settings, logs), buildAndStartStudio(settings, logs)]
  return [backend, ...(await Promise.all(others))]
}

async function buildAndStartSite(settings: Settings, logs: string): Promise<RunningServer> {
  const target = join(settings.data, 'build/site')
  await buildSite(target, localSiteSettings(addressesOf(settings.ports)), logs)
  return startSite(settings, target)
}

async function buildAndStartStudio(settings: Settings, logs: string): Promise<RunningServer> {
  const target = join(settings.data, 'build/studio')
  await buildStudio(target, localStudioSettings(addressesOf(settings.ports)), logs)
  return startStudio(settings, target)
}

/** Rejects with a Refusal when the first of the servers ends; never resolves. */
export function untilOneEnds(servers: RunningServer[]): Promise<never> {
  return Promise.race(
    servers.map(async ({title, child}) => {
      const {code, signal} = await child.exited
      throw new Refusal(
        `The ${title} ended (${signal ?? `exit code ${code}`}), so everything is stopped.`,
        child,
      )
    }),
  )
}
