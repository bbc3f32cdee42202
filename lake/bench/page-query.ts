import {DatabaseSync} from 'node:sqlite'
import {Store} from '../src/documents/store.ts'
import {QueryEngine} from '../src/query/query-engine.ts'
import {within} from '../src/query/time-limit.ts'

/**
 * How long the queries of a page take at 10,000 documents: `node lake/bench/page-query.ts`. "after a change" is the cost
 * right after an edit, when views, indexes and answers are stale; "repeated" the cost with answers kept out of the way, both with the time limit they have.
 */
const documentCount = 10_000
const runs = 30

const lake = new Store(new DatabaseSync(':memory:'))
const engine = new QueryEngine(lake, {projectId: 'local', dataset: 'production'})
const carriers = Array.from({length: 100}, (_, n) => ({
  _id: `carrier-${n}`,
  _type: 'carrier',
  name: `Carrier ${n}`,
  rating: 4,
}))
const pages = Array.from({length: documentCount - carriers.length}, (_, n) => ({
  _id: `page-${n}`,
  _type: n % 5 === 0 ? 'page' : 'newsArticle',
  path: `/section/${n}`,
  title: `Page number ${n}`,
  sections: Array.from({length: 7}, (_, key) => ({
    _key: `s${key}`,
    _type: 'cardGrid',
    text: 'Words about insurance. '.repeat(10),
    carrier: {_type: 'reference', _ref: `carrier-${(n + key) % 100}`},
  })),
}))
lake.commit(
  [...carriers, ...pages].map((document) => ({create: document})),
  () => [],
)

const queries: [string, string, (run: number) => Record<string, unknown>][] = [
  [
    'page by path, 7 references',
    '*[_type == "page" && path == $path][0]{..., sections[]{..., carrier->{name, rating}}}',
    (run) => ({path: `/section/${run * 5}`}),
  ],
  ['document by id', '*[_id == $id][0]', (run) => ({id: `page-${run}`})],
  ['list of 20', '*[_type == "newsArticle"] | order(title)[0...20]{title, path}', () => ({})],
  [
    'full-text search',
    '*[_type == "page" && @ match text::query($text)]{title}',
    (run) => ({text: `number ${run * 5}`}),
  ],
  ['who refers to one', '*[references($id)]._id', (run) => ({id: `carrier-${run}`})],
]

for (const [name, query, paramsOf] of queries) {
  const afterChange: number[] = []
  const repeated: number[] = []
  for (let run = 0; run < runs; run += 1) {
    lake.commit([{patch: {id: 'carrier-0', set: {rating: run}}}], () => [])
    afterChange.push(measure(() => within(60_000, () => engine.evaluate(query, paramsOf(run), 'published'))))
    repeated.push(measure(() => within(60_000, () => engine.evaluate(query, paramsOf(run + 1), 'published'))))
  }
  console.log(`${name.padEnd(28)} after a change ${median(afterChange)} ms, repeated ${median(repeated)} ms`)
}

function measure(work: () => {result: unknown}): number {
  // Processor time: a busy machine must not make the numbers worse.
  const started = process.cpuUsage()
  JSON.stringify(work().result)
  const {user, system} = process.cpuUsage(started)
  return (user + system) / 1000
}

function median(times: number[]): string {
  return (times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2).padStart(7)
}
