import {randomUUID} from 'node:crypto'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Child, type Run, startChild} from '../process/child.ts'
import {localSettings} from './build-settings.ts'
import {recordProduct} from './running-product.ts'
import type {Form, Settings} from './settings.ts'
import {buildTypes, toolArguments} from './tool.ts'

export interface RunningServer {
  title: string
  /** The current process. */
  child: Child
  /** Replaces an ended process and appends to its log. Resolves to whether it listens. */
  restart(): Promise<boolean>
}

/** Options of Node that restart the backend when its sources or the rules change, which it reads only at its start. */
const watchOptions = [
  '--watch',
  '--watch-preserve-output',
  ...['functions/src', 'domain/src', 'local/src', 'lake/src', 'firestore.rules'].map(
    (path) => `--watch-path=${join(root, path)}`,
  ),
]

/** Starts the content lake, Firestore endpoint, functions, mailbox and dashboard. Loads `seed` into an empty lake. */
export async function startBackend(settings: Settings, seed: string, form: Form): Promise<RunningServer> {
  const {data, ports, addresses, editors, internet} = settings
  const token = randomUUID()
  const server = await startServer(settings, 'backend', {
    isPrinted: form === 'development',
    args: [
      ...(form === 'development' ? watchOptions : []),
      join(root, 'local/src/main.ts'),
      ...['--data', data, '--seed', seed, '--token', token],
      ...['--port', String(ports.backend), '--smtp-port', String(ports.smtp)],
      ...['--rules', join(root, 'firestore.rules'), '--studio', addresses.studio],
      ...['--functions', join(root, 'functions/src/index.ts')],
      ...(editors ? ['--editors', editors] : []),
      ...(internet ? ['--site', internet.url, '--inquiry-port', String(internet.port)] : []),
    ],
  })
  recordProduct(data, {addresses, token})
  return server
}

/** Prerenders the site from the lake, serves it, and renders it again on publish. */
export function startSite(settings: Settings, build: string): Promise<RunningServer> {
  const {data, ports} = settings
  const files = ['--out', join(data, 'site'), '--archive', join(data, 'archive.db')]
  const options = ['--port', String(ports.site), '--dist', build, ...files]
  return startServer(settings, 'site', {args: [join(root, 'prerender/src/serve.ts'), ...options]})
}

export function startStudio(settings: Settings, build: string): Promise<RunningServer> {
  const options = ['--folder', build, '--port', String(settings.ports.studio)]
  return startServer(settings, 'Studio', {
    args: [join(root, 'scripts/src/product/studio-server.ts'), ...options],
  })
}

/** Publishes and unpublishes documents on schedule. */
export function startScheduler(settings: Settings): Promise<RunningServer> {
  return startServer(settings, 'scheduler', {
    args: [join(root, 'scheduler/src/main.ts'), '--watch', '--api-host', settings.addresses.backend],
    // Keeps a token for hosted services out of the local process.
    env: {SANITY_SCHEDULE_TOKEN: undefined},
  })
}

/** Starts Vite's development server for the site. */
export function startSiteFromSource(settings: Settings): Promise<RunningServer> {
  const args = toolArguments('vite', ['--port', String(settings.ports.site), '--strictPort'])
  const env = localSettings(settings.addresses)
  return startServer(settings, 'site', {args, env, isPrinted: true}, /localhost:\d+/)
}

/** Starts the compiler, which checks types after each change. */
export function startTypes(settings: Settings): Promise<RunningServer> {
  const args = toolArguments('tsc', [...buildTypes, '--watch', '--preserveWatchOutput'])
  return startServer(settings, 'types', {args, isPrinted: true}, /Starting compilation/)
}

/** Starts Sanity's development server for the Studio. */
export function startStudioFromSource(settings: Settings): Promise<RunningServer> {
  const options = ['dev', '--port', String(settings.ports.studio), '--host', 'localhost']
  const run = {
    args: toolArguments('sanity', options),
    cwd: join(root, 'studio'),
    env: localSettings(settings.addresses),
    isPrinted: true,
  }
  return startServer(settings, 'Studio', run, /localhost:\d+/)
}

/** Servers listen after seconds; the largest datasets take a minute on a busy machine. */
const startLimits = {noticeMs: 60_000, limitMs: 5 * 60_000}

/**
 * Starts a server and waits until it listens. Reports one that is slow, for example because another one does not answer it. Throws a
 * UserError with its output if it ends before, or takes too long. Never settles if everything stops meanwhile.
 */
export async function startServer(
  {data}: Pick<Settings, 'data'>,
  title: string,
  {isPrinted = false, ...options}: Omit<Run, 'log'> & {isPrinted?: boolean},
  listens = /^ready /,
  {noticeMs, limitMs} = startLimits,
): Promise<RunningServer> {
  const run = {...options, log: join(data, `logs/${title.toLowerCase()}.log`)}
  const isListening = async (child: Child) => {
    const notice = setTimeout(() => {
      console.error(
        `The ${title} is still starting after ${noticeMs / 1000} seconds. Its output is in ${child.log}\n${child.tail(3)}`,
      )
    }, noticeMs)
    const line = await child.line(listens, limitMs)
    clearTimeout(notice)
    if (!line) await child.stop()
    else if (isPrinted) child.print(`[${title.toLowerCase()}]`)
    return line !== undefined
  }
  const server: RunningServer = {
    title,
    child: startChild(run),
    restart: () => {
      server.child = startChild({...run, append: true})
      return isListening(server.child)
    },
  }
  const startedAt = performance.now()
  if (await isListening(server.child)) return server
  if ((await server.child.exited).isStopped) await new Promise<never>(() => {})
  const isLate = performance.now() - startedAt >= limitMs
  throw new UserError(
    `The ${title} did not start${isLate ? ` within ${limitMs / 1000} seconds` : ''}.`,
    server.child,
  )
}
