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
 * Parses a mail in a thread, because a mail of many parts takes seconds. A mail that takes longer than `limitMs`, takes too much memory or
 * cannot be parsed is kept as its source.
 */
export function parseMail(raw: Buffer, limitMs = 5000): Promise<ParsedMail> {
  return inTurn(async () => {
    const thread = new Worker(worker, {workerData: raw, resourceLimits})
    try {
      const [mail] = await once(thread, 'message', {signal: AbortSignal.timeout(limitMs)})
      return mail
    } catch {
      const text = raw.toString('utf8')
      return {from: '', to: '', replyTo: '', subject: 'This mail could not be parsed', text, html: ''}
    } finally {
      await thread.terminate()
    }
  })
}
