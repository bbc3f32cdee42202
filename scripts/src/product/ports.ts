import {createServer} from 'node:net'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Ports, portVariables, type Server, servers} from './settings.ts'

/** A browser reaches `localhost` by either. */
const loopback = ['127.0.0.1', '::1']

/** Throws a UserError when another program has one of the ports, before anything slow is begun. */
export async function checkPorts(ports: Ports): Promise<void> {
  for (const server of servers) await checkPort(server, ports[server])
}

export async function checkPort(server: Server, port: number): Promise<void> {
  const {variable, title} = portVariables[server]
  const problem = await portProblem(port)
  if (problem === 'taken') {
    throw new UserError(
      `Port ${port} for the ${title} is in use by another program: stop that, or choose another port with ${variable}, for example ${variable}=${port + 1}.`,
    )
  }
  if (problem === 'forbidden') {
    throw new UserError(
      `Port ${port} for the ${title} may not be used by this user: choose one above 1023 with ${variable}.`,
    )
  }
}

async function portProblem(port: number): Promise<'taken' | 'forbidden' | undefined> {
  for (const host of loopback) {
    const code = await listenError(port, host)
    if (code === 'EADDRINUSE') return 'taken'
    if (code === 'EACCES') return 'forbidden'
  }
  return undefined
}

/** The error code of listening there for a moment; a machine without IPv6 has no problem with its ports. */
function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(undefined)))
  })
}
