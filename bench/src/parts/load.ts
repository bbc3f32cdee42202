import {Agent, get} from 'node:http'
import {setTimeout as sleep} from 'node:timers/promises'
import {percentile} from '../report.ts'
import type {Part} from './part.ts'

const rate = 500
const seconds = 20
const tickMs = 10

/** Requests home's HTML at a fixed rate. The bench shares the machine with the server. */
export const load: Part = async ({product: {origin}, log}) => {
  const agent = new Agent({keepAlive: true, maxSockets: 100})
  const requests: Promise<number | undefined>[] = []
  const start = performance.now()
  while (requests.length < rate * seconds) {
    // A late timer sends several at once; each counts from its due time.
    const due = Math.min(rate * seconds, Math.ceil(((performance.now() - start) / 1000) * rate))
    while (requests.length < due)
      requests.push(answerTime(origin, agent, start + (requests.length / rate) * 1000))
    await sleep(tickMs)
  }
  const answers = await Promise.all(requests)
  agent.destroy()
  const times = answers.filter((time) => time !== undefined)
  const errors = answers.length - times.length
  log(`${answers.length} requests, ${errors} errors, median ${percentile(times, 0.5).toFixed(1)} ms`)
  return {
    rows: [
      {
        what: `HTML of home, ${rate} requests a second, p99`,
        value: percentile(times, 0.99),
        unit: 'ms',
        mark: 150,
        n: answers.length,
        note: `median ${percentile(times, 0.5).toFixed(1)} ms`,
      },
      {what: 'Requests without a response', value: errors, unit: '', mark: 0, n: answers.length},
    ],
  }
}

/** Returns milliseconds from the due time to the end of the response, or undefined if the request fails. */
function answerTime(url: string, agent: Agent, due: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, {agent, headers: {'accept-encoding': 'br'}}, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode === 200 ? performance.now() - due : undefined))
    }).on('error', () => resolve(undefined))
  })
}
