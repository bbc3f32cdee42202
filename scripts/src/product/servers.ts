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
  /** The current process. */
  child: Child
  /** Replaces an ended process and appends to its log. Resolves to whether it listens. */
  restart(): Promise<boolean>
}

/** Starts the content lake, Firestore endpoint, functions, mailbox and dashboard. Loads `seed` into an empty lake. */
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

/** Prerenders the site from the lake, serves it, and renders it again on publish. */
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

/** Publishes and unpublishes documents on schedule. */
export function startScheduler({data, ports}: Settings): Promise<RunningServer> {
  return startServer('scheduler', {
    log: join(data, 'logs/scheduler.log'),
    args: [join(root, 'scheduler/src/main.ts'), ...['--watch', '--api-host', addressesOf(ports).backend]],
    // Keeps a token for hosted services out of the local process.
    env: {SANITY_SCHEDULE_TOKEN: undefined},
  })
}

/** Starts Vite's development server for the site. */
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

/** Starts Sanity's development server for the Studio. */
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

/** Starts a server and waits until it listens. Throws a UserError with its output if it ends before. */
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
