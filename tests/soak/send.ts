import {connect, type Socket, type TcpNetConnectOpts} from 'node:net'
import {setTimeout as pause} from 'node:timers/promises'
import type {Connection} from './requests.ts'

/** An answer that has not begun by then does not come: streams and unfinished requests stay open. */
const answerMs = 250
const concurrency = 16

/** Opens all connections, some at a time. Resolves to their responses. */
export async function sendAll(
  target: TcpNetConnectOpts,
  connections: readonly Connection[],
): Promise<string[]> {
  const answers: string[] = []
  const waiting = connections.entries()
  const worker = async () => {
    for (const [index, connection] of waiting) answers[index] = await send(target, connection)
  }
  await Promise.all(Array.from({length: concurrency}, worker))
  return answers
}

async function send(target: TcpNetConnectOpts, {parts, end}: Connection): Promise<string> {
  const socket = connect(target)
  let answer = ''
  // The server may break it off at any time.
  socket.on('error', () => {})
  socket.setEncoding('latin1')
  if (end !== 'ignore') {
    socket.on('data', (text: string) => {
      if (answer.length < 100_000) answer += text
    })
  }
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed(socket)])
  for (const [index, part] of parts.entries()) {
    if (index > 0) await pause(1)
    if (!socket.destroyed) socket.write(part)
  }
  if (end === 'half-close') socket.end()
  if (end === 'reset') socket.resetAndDestroy()
  await Promise.race([closed(socket), pause(answerMs)])
  socket.destroy()
  return answer
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve()
    else socket.once('close', () => resolve())
  })
}
