import {once} from 'node:events'
import {extname} from 'node:path'
import {Worker} from 'node:worker_threads'
import pLimit from 'p-limit'
import type {Mail} from './mail-store.ts'

export type ParsedMail = Omit<Mail, 'id' | 'receivedAt' | 'recipients'>

const worker = new URL(`./parse-mail-worker${extname(import.meta.filename)}`, import.meta.url)
const resourceLimits = {maxOldGenerationSizeMb: 256}
const inTurn = pLimit(1)

/**
 * Parses a mail in a thread, because a mail of many parts takes seconds. A mail that takes more than `limitMs` of the processor, takes too
 * much memory or cannot be parsed is stored as its source only.
 */
export function parseMail(raw: Buffer, limitMs = 5000): Promise<ParsedMail> {
  return inTurn(async () => {
    const thread = new Worker(worker, {workerData: raw, resourceLimits})
    const stopIfSlow = async () => {
      const {user, system} = await thread.cpuUsage()
      if ((user + system) / 1000 > limitMs) await thread.terminate()
    }
    // Rejects if the thread has ended meanwhile.
    const timer = setInterval(() => stopIfSlow().catch(() => {}), 100)
    try {
      const outcome = Promise.race([once(thread, 'message'), once(thread, 'exit')])
      // Without memory the thread ends with an error. The code of an exit is a number.
      const [mail] = await outcome.catch(() => [])
      return typeof mail === 'object' ? mail : unparsed(raw)
    } finally {
      clearInterval(timer)
      await thread.terminate()
    }
  })
}

function unparsed(raw: Buffer): ParsedMail {
  const text = raw.toString('utf8')
  return {from: '', to: '', replyTo: '', subject: 'This mail could not be parsed', text, html: ''}
}
