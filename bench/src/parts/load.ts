import {Agent, get} from 'node:http'
import {setTimeout as sleep} from 'node:timers/promises'
import type {Bench} from '../bench.ts'
import {median, percentile} from '../report.ts'

const rate = 500
const seconds = 20

/** Requests home's HTML at a fixed rate. The bench shares the machine with the server. */
export async function load(bench: Bench): Promise<void> {
  const agent = new Agent({keepAlive: true, maxSockets: 100})
  const requests: Promise<number | undefined>[] = []
  const start = performance.now()
  while (requests.length < rate * seconds) {
    // A late timer sends several at once; each counts from its due time.
    const due = start + (requests.length / rate) * 1000
    if (due > performance.now()) await sleep(10)
    else requests.push(answerTime(bench.product.addresses.site, agent, due))
  }
  const n = requests.length
  const times = (await Promise.all(requests)).filter((time) => time !== undefined)
  agent.destroy()
  const note = `median ${median(times).toFixed(1)} ms`
  const what = `HTML of home, ${rate} requests a second, p99`
  bench.add({what, value: percentile(times, 0.99), unit: 'ms', mark: 150, n, note})
  bench.add({what: 'Requests without a response', value: n - times.length, unit: '', mark: 0, n})
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
