/**
 * Loaded into each Node process of the rehearsal by `--import`: redirects TLS connections to any host to the stand-ins on this machine,
 * without TLS. The host's name arrives in the header `host`. The CLIs themselves are unmodified, and so are the addresses that they ask.
 */
import net from 'node:net'
import tls from 'node:tls'

const port = Number(process.env.REHEARSAL_PORT)

/** @param {unknown[]} args */
tls.connect = (...args) => {
  const socket = new net.Socket()
  socket.once('connect', () => socket.emit('secureConnect'))
  socket.connect(port, '127.0.0.1')
  const listener = args.find((each) => typeof each === 'function')
  if (listener) socket.once('secureConnect', listener)
  // The members of a TLS connection that clients read.
  return Object.assign(socket, {encrypted: true, authorized: true, alpnProtocol: false})
}
