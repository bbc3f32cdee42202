import {setTimeout as sleep} from 'node:timers/promises'
import {createClient} from '@sanity/client'
import {clientSettings} from '../src/client-settings.ts'
import type {Figure} from './figures.ts'
import type {LakeProcess} from './lake-process.ts'

const listeners = 50
const batches = 3
const mutationsPerBatch = 500
const inFlight = 10

/** How many mutations a second are stored while 50 listeners receive each of them. Throws when one of them misses any. */
export async function measureMutations(lake: LakeProcess): Promise<Figure[]> {
  const client = createClient({...clientSettings({url: lake.url}), apiVersion: '2025-02-19'})
  const received = Array.from({length: listeners}, () => 0)
  const stop = new AbortController()
  const query = encodeURIComponent('*[_type == "counter"]')
  const address = `${lake.url}/v2025-02-19/data/listen/production?query=${query}&includeResult=true`
  await Promise.all(
    received.map((_, n) => listen(address, stop.signal, () => (received[n] = (received[n] ?? 0) + 1))),
  )

  const rates: number[] = []
  let processor = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const before = lake.processorMs
    const started = performance.now()
    let next = 0
    const work = async () => {
      while (next < mutationsPerBatch) {
        next += 1
        await client.createOrReplace(
          {_id: `counter-${next}`, _type: 'counter', batch, text: 'x'.repeat(200)},
          {visibility: 'async', returnDocuments: false},
        )
      }
    }
    await Promise.all(Array.from({length: inFlight}, work))
    await until(() => received.every((count) => count >= (batch + 1) * mutationsPerBatch))
    rates.push(mutationsPerBatch / ((performance.now() - started) / 1000))
    processor += (lake.processorMs - before) / mutationsPerBatch / batches
  }
  stop.abort()
  return [
    {
      what: `Mutations a second, ${listeners} listeners that receive each`,
      unit: '/s',
      times: rates,
      processor,
      mark: 500,
    },
  ]
}

async function listen(address: string, signal: AbortSignal, onMutation: () => void): Promise<void> {
  const {body} = await fetch(address, {headers: {accept: 'text/event-stream'}, signal})
  if (!body) throw new Error('A listener got no answer')
  const decoder = new TextDecoder()
  void (async () => {
    let rest = ''
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, {stream: true})).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line === 'event: mutation') onMutation()
    }
  })().catch(() => undefined)
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!condition()) {
    if (performance.now() > deadline)
      throw new Error('Not every listener received every mutation within a minute')
    await sleep(2)
  }
}
