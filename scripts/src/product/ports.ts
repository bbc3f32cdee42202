import {createServer} from 'node:net'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Ports, portVariables, type Server, servers} from './settings.ts'

/** Browsers use either for `localhost`. */
const loopback = ['127.0.0.1', '::1']

/** Throws a UserError if another program uses one of the ports. */
export async function checkPorts(ports: Ports): Promise<void> {
  for (const server of servers) await checkPort(server, ports[server])
}

export async function checkPort(server: Server, port: number): Promise<void> {
  const {variable, title} = portVariables[server]
  const problem = await portProblem(port)
  if (problem === 'taken') {
    throw new UserError(
      `Port ${port} for the ${title} is in use by another program. Stop that, or choose another port with ${variable}, for example ${variable}=${port + 1}.`,
    )
  }
  if (problem === 'forbidden') {
    throw new UserError(
      `Port ${port} for the ${title} is reserved for other users: choose one above 1023 with ${variable}.`,
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

/** Listens for a moment. Resolves to the error code, if any; a machine without IPv6 is fine. */
function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(undefined)))
  })
}
