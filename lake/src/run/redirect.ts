import net from 'node:net'
import tls from 'node:tls'

/** Leads connections to hosted Sanity to a lake, without TLS. `upline-lake run` loads it into each Node process. All clients connect by `tls.connect`. */
const [port, project, lake] = (process.env.UPLINE_LAKE_RUN ?? '').split(' ')
const hosted = /^(?:(?<project>[a-z0-9-]+)\.)?(?:api|apicdn)\.sanity\.io$|^cdn\.sanity\.io$/
const connect = tls.connect

/** Returns what `tls.connect` would: a socket that says it is secure once it is connected. */
function connectToLake(host: string): tls.TLSSocket {
  const named = hosted.exec(host)?.groups?.project
  const socket = new net.Socket()
  socket.once('connect', () => socket.emit('secureConnect'))
  if (named === undefined || named === project) socket.connect(Number(port), '127.0.0.1')
  else
    process.nextTick(() =>
      socket.destroy(
        new Error(
          `The lake has the project "${project}", not "${named}": upline-lake run --project ${named} -- ...`,
        ),
      ),
    )
  // The members of a TLS connection that clients read.
  return Object.assign(socket, {
    encrypted: true,
    authorized: true,
    alpnProtocol: false,
  }) as unknown as tls.TLSSocket
}

const redirect = (...args: unknown[]): tls.TLSSocket => {
  const options = args.find(
    (each): each is tls.ConnectionOptions => typeof each === 'object' && each !== null,
  )
  const host = String(options?.servername || options?.host || args.find((each) => typeof each === 'string'))
  if (!hosted.test(host)) return Reflect.apply(connect, tls, args)
  const socket = connectToLake(host)
  const listener = args.find((each): each is () => void => typeof each === 'function')
  return listener ? socket.once('secureConnect', listener) : socket
}
tls.connect = redirect

// A command ends with the lake that started it, also after a SIGKILL, which the lake cannot pass on. Another process may share a running lake.
const isRunning = () => {
  try {
    return process.kill(Number(lake), 0)
  } catch {
    return false
  }
}
if (lake) setInterval(() => isRunning() || process.exit(1), 200).unref()
