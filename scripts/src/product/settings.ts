import {resolve} from 'node:path'
import {readEditors} from '@upline/lake/http/editors.ts'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {UserError} from '../bootstrap/user-error.mjs'

/** `production` runs the builds of site and Studio, `development` their sources with hot reload. */
export type Form = 'production' | 'development'

/** The servers of the product with the variable and default of each port. */
export const portVariables = {
  site: {variable: 'SITE_PORT', usual: 5173, title: 'site'},
  studio: {variable: 'STUDIO_PORT', usual: 3333, title: 'Studio'},
  backend: {variable: 'BACKEND_PORT', usual: 3900, title: 'backend'},
  smtp: {variable: 'SMTP_PORT', usual: 2525, title: 'mail'},
} as const

export type Server = keyof typeof portVariables
export const servers: Server[] = ['site', 'studio', 'backend', 'smtp']
export type Ports = Record<Server, number>

export interface Addresses {
  site: string
  studio: string
  backend: string
  /** host:port */
  smtp: string
}

export interface Settings {
  /** Absolute path of the folder for data and logs. */
  data: string
  /** Absolute path of the folder for the builds of site and Studio. */
  builds: string
  ports: Ports
  addresses: Addresses
  /** Comma-separated names of the editors who share this machine. Without names, there is one anonymous editor. */
  editors?: string | undefined
  /** Where the internet reaches the site, through a proxy of this machine. */
  internet?: Internet | undefined
}

export interface Internet {
  /** Origin of the site, with https. */
  url: string
  /** Port on which the backend takes inquiries, and nothing else. */
  port: number
}

/** Parses environment variables. Throws a UserError for the first invalid one. */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const ports: Ports = {
    site: readPort(env, portVariables.site),
    studio: readPort(env, portVariables.studio),
    backend: readPort(env, portVariables.backend),
    smtp: readPort(env, portVariables.smtp),
  }
  for (const [at, server] of servers.entries()) {
    const other = servers.slice(0, at).find((earlier) => ports[earlier] === ports[server])
    if (other) throw new UserError(samePort(portVariables[other], portVariables[server], ports[server]))
  }
  const editors = editorsIn(env)
  const data = dataFolder(env, root)
  const builds = resolve(root, env.LOCAL_BUILDS || `${data}/build`)
  return {data, builds, ports, addresses: addressesOf(ports), editors, internet: readInternet(env, ports)}
}

function readInternet(env: Record<string, string | undefined>, ports: Ports): Internet | undefined {
  const url = env.SITE_URL?.trim()
  if (!url) return undefined
  if (!/^https:\/\/[^/?#@]+\/?$/.test(url) || !URL.canParse(url)) {
    throw new UserError(
      `SITE_URL is '${url}': it must be the public address of the site, such as https://www.example.com, without a path.`,
    )
  }
  const port = readPort(env, inquiryPort)
  const other = servers.find((server) => ports[server] === port)
  if (other) throw new UserError(samePort(portVariables[other], inquiryPort, port))
  return {url: new URL(url).origin, port}
}

const inquiryPort = {variable: 'INQUIRY_PORT', usual: 3901}

const samePort = (a: {variable: string}, b: {variable: string}, port: number) =>
  `${a.variable} and ${b.variable} are both ${port}: give each its own port.`

export const addressesOf = (ports: Ports): Addresses => ({
  site: `http://localhost:${ports.site}`,
  studio: `http://localhost:${ports.studio}`,
  backend: `http://localhost:${ports.backend}`,
  smtp: `localhost:${ports.smtp}`,
})

function readPort(
  env: Record<string, string | undefined>,
  {variable, usual}: {variable: string; usual: number},
): number {
  const text = env[variable]?.trim()
  if (!text) return usual
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new UserError(`${variable} is '${text}': it must be a port number from 1 to 65535.`)
}

function editorsIn({LOCAL_EDITORS: names = ''}: Record<string, string | undefined>): string | undefined {
  try {
    return readEditors(names).length === 0 ? undefined : names
  } catch (error) {
    throw new UserError(`LOCAL_EDITORS is '${names}': ${error instanceof Error ? error.message : error}`)
  }
}
