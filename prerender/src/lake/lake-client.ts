import {setTimeout as pause} from 'node:timers/promises'
import {createClient, type SanityClient} from '@sanity/client'
import type {Build} from '../files/read-build.ts'
import {reasonsOf} from '../files/report.ts'

/** Creates a client for the lake of the build. It reads published content without the cache, so that a publish is visible at once. */
export function createLakeClient({renderer}: Build): SanityClient {
  const {projectId, dataset, apiVersion, apiHost} = renderer.env.sanity
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    perspective: 'published',
    ...(apiHost ? {apiHost, useProjectHostname: false} : {}),
  })
}

const attempts = 4

/**
 * Repeats `work` if the lake was too busy for a query (408, 5xx) or the connection was interrupted, after once, twice and three times
 * `pauseMs`.
 */
export async function withRetries<T>(work: () => Promise<T>, pauseMs = 2000): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isBusy(error)) throw error
      console.error(
        `The content lake is busy or out of reach; trying again in ${(pauseMs * attempt) / 1000} s.`,
      )
      await pause(pauseMs * attempt)
    }
  }
}

function isBusy(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  return status === 408 || status >= 500 || isInterrupted(error)
}

/** The codes of Node and of its `fetch` for connections that end before the answer. */
const interruptions = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
]

function isInterrupted(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return interruptions.includes(code) || isInterrupted(error.cause)
}

export function lakeFailure(error: unknown): string {
  return `The site could not be rendered from the content lake: ${reasonsOf(error).join(': ') || String(error)}`
}
