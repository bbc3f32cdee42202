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
  /** Absolute path of the folder for data, logs and builds. */
  data: string
  ports: Ports
  addresses: Addresses
  /** Comma-separated names of the editors who share this machine. Without names, there is one anonymous editor. */
  editors?: string | undefined
}

/** Parses environment variables. Throws a UserError for the first invalid one. */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const ports: Ports = {
    site: readPort(env, 'site'),
    studio: readPort(env, 'studio'),
    backend: readPort(env, 'backend'),
    smtp: readPort(env, 'smtp'),
  }
  for (const [at, server] of servers.entries()) {
    const other = servers.slice(0, at).find((earlier) => ports[earlier] === ports[server])
    if (!other) continue
    throw new UserError(
      `${portVariables[other].variable} and ${portVariables[server].variable} are both ${ports[server]}: give each its own port.`,
    )
  }
  return {data: dataFolder(env, root), ports, addresses: addressesOf(ports), editors: readEditors(env)}
}

export const addressesOf = (ports: Ports): Addresses => ({
  site: `http://localhost:${ports.site}`,
  studio: `http://localhost:${ports.studio}`,
  backend: `http://localhost:${ports.backend}`,
  smtp: `localhost:${ports.smtp}`,
})

function readPort(env: Record<string, string | undefined>, server: Server): number {
  const {variable, usual} = portVariables[server]
  const text = env[variable]?.trim()
  if (!text) return usual
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new UserError(`${variable} is '${text}': it must be a port number from 1 to 65535.`)
}

function readEditors({LOCAL_EDITORS: names = ''}: Record<string, string | undefined>): string | undefined {
  if (names.trim() === '') return undefined
  const plain = names.split(',').map((name) => (name.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').toLowerCase())
  const problem = plain.includes('')
    ? 'there is no name before or after a comma'
    : new Set(plain).size < plain.length && 'one name is there twice'
  if (!problem) return names
  throw new UserError(
    `LOCAL_EDITORS is '${names}': ${problem}. Write names with commas: "Ana Ruiz, Ben Cole".`,
  )
}
