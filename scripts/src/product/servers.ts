import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Child, type Run, startChild} from '../process/child.ts'
import {addressesOf} from './addresses.ts'
import {localSiteSettings, localStudioSettings} from './build-settings.ts'
import type {Settings} from './settings.ts'
import {toolArguments} from './tool.ts'

export interface RunningServer {
  title: string
  /** The process that runs at present. */
  child: Child
  /** Starts a process in place of one that ended; resolves with whether it listens. The log goes on. */
  restart(): Promise<boolean>
}

/** The embedded backend: content lake, Firestore endpoint, function host, mailbox, dashboard. Loads `seed` into an empty lake. */
export function startBackend({data, ports, editors}: Settings, seed: string): Promise<RunningServer> {
  return startServer('backend', {
    log: join(data, 'logs/backend.log'),
    args: [
      join(root, 'local/src/main.ts'),
      ...['--data', data, '--seed', seed],
      ...['--port', String(ports.backend), '--smtp-port', String(ports.smtp)],
      ...['--rules', join(root, 'firestore.rules'), '--studio', addressesOf(ports).studio],
      ...['--functions', join(root, 'functions/src/index.ts')],
      ...(editors ? ['--editors', editors] : []),
    ],
  })
}

/** The production form of the site: prerendered from the lake, served, rendered again on publish. */
export function startSite({data, ports}: Settings, build: string): Promise<RunningServer> {
  return startServer('site', {
    log: join(data, 'logs/site.log'),
    args: [
      join(root, 'prerender/src/serve.ts'),
      ...['--port', String(ports.site), '--dist', build],
      ...['--out', join(data, 'site')],
    ],
  })
}

export function startStudio({data, ports}: Settings, build: string): Promise<RunningServer> {
  return startServer('Studio', {
    log: join(data, 'logs/studio.log'),
    args: [
      join(root, 'scripts/src/product/studio-server.ts'),
      ...['--folder', build, '--port', String(ports.studio)],
    ],
  })
}

/** Carries out what editors have scheduled; listens to the backend and to nobody else. */
export function startScheduler({data, ports}: Settings): Promise<RunningServer> {
  return startServer('scheduler', {
    log: join(data, 'logs/scheduler.log'),
    args: [
      join(root, 'studio/src/schedule/job/main.ts'),
      ...['--watch', '--api-host', addressesOf(ports).backend],
    ],
    // A token for hosted services that a terminal has is no business of the backend on this machine.
    env: {SANITY_SCHEDULE_TOKEN: undefined},
  })
}

/** Vite's development server: the site from its sources, hot reload. */
export function startSiteFromSource({data, ports}: Settings): Promise<RunningServer> {
  return startServer(
    'site',
    {
      log: join(data, 'logs/site.log'),
      args: toolArguments('vite', ['--port', String(ports.site), '--strictPort']),
      env: localSiteSettings(addressesOf(ports)),
    },
    /localhost:\d+/,
  )
}

/** Sanity's development server: the Studio from its sources, hot reload. */
export function startStudioFromSource({data, ports}: Settings): Promise<RunningServer> {
  return startServer(
    'Studio',
    {
      log: join(data, 'logs/studio.log'),
      cwd: join(root, 'studio'),
      args: toolArguments('sanity', ['dev', '--port', String(ports.studio), '--host', 'localhost']),
      env: localStudioSettings(addressesOf(ports)),
    },
    /localhost:\d+/,
  )
}

/** Starts a server and waits until it says that it listens; throws a UserError with its output when it ends before that. */
async function startServer(title: string, run: Run, listens = /^ready /): Promise<RunningServer> {
  const isListening = async (child: Child) => (await child.line(listens)) !== undefined
  const server: RunningServer = {
    title,
    child: startChild(run),
    restart: () => {
      server.child = startChild({...run, append: true})
      return isListening(server.child)
    },
  }
  if (!(await isListening(server.child))) throw new UserError(`The ${title} did not start.`, server.child)
  return server
}
