import {ClientError, createClient} from '@sanity/client'
import {clientSettings} from '../src/client-settings.ts'
import {authors} from './content.ts'
import type {Figure} from './figures.ts'
import type {LakeProcess} from './lake-process.ts'

interface Question {
  what: string
  /** The most that the median, and 99 of 100, may take (ms). */
  mark: number
  slowMark?: number
  /** Never the same twice: an answer that is kept would be measured otherwise. */
  query: (n: number, size: number) => [query: string, params: Record<string, unknown>]
}

const questions: Question[] = [
  {
    what: 'Page by path, 7 references',
    mark: 3,
    slowMark: 10,
    query: (n, size) => [
      '*[_type == "page" && path == $path][0]{..., sections[]{..., by->{name}}}',
      {path: `/section/${((n * 5 * 37) % (size - authors)) - (((n * 5 * 37) % (size - authors)) % 5)}`},
    ],
  },
  {
    what: 'List of 20 of all posts, newest first, with their authors',
    mark: 5,
    query: (n) => [
      `*[_type == "post"] | order(date desc)[${n}...${n + 20}]{title, date, "author": author->name}`,
      {},
    ],
  },
  {
    what: 'List of 20 of one author, newest first',
    mark: 5,
    query: (n) => [
      '*[_type == "post" && author._ref == $author] | order(date desc)[0...20]{title, "author": author->name}',
      {author: `author-${n % authors}`, n},
    ],
  },
  {
    what: 'Text search',
    mark: 20,
    query: (n) => ['*[_type == "post" && @ match text::query($text)][0...20]{title}', {text: `number ${n}`}],
  },
]

/** Each query in turn, `rounds` times: right after a change of a document, and again with nothing changed. */
export async function measureQueries(lake: LakeProcess, size: number, rounds: number): Promise<Figure[]> {
  const client = createClient({
    ...clientSettings({url: lake.url}),
    apiVersion: '2025-02-19',
    perspective: 'published',
  })
  const figures = questions.flatMap(({what, mark, slowMark}) => [
    {what, unit: 'ms' as const, times: [] as number[], processor: 0, timedOut: 0, mark, slowMark},
    {
      what: `${what}, right after a change`,
      unit: 'ms' as const,
      times: [] as number[],
      processor: 0,
      timedOut: 0,
    },
  ])
  // The first round warms up: indexes are made when they are first asked for.
  for (let round = -3; round < rounds; round += 1) {
    for (const [place, {query}] of questions.entries()) {
      await client
        .patch(`post-${(round + 3) % 50}`)
        .set({changed: round})
        .commit({visibility: 'async', returnDocuments: false})
      for (const step of [1, 0]) {
        const figure = figures[place * 2 + step]
        const [text, params] = query((round + 3) * 2 + step, size)
        const before = lake.processorMs
        const started = performance.now()
        const timedOut = await client.fetch(text, params).then(() => false, isTimeout)
        if (!figure || round < 0) continue
        figure.times.push(performance.now() - started)
        figure.timedOut += timedOut ? 1 : 0
        figure.processor += (lake.processorMs - before) / rounds
      }
    }
  }
  return figures
}

/** The lake refuses a query with 408 after ten seconds. Any other failure ends the run. */
function isTimeout(error: unknown): true {
  if (error instanceof ClientError && error.statusCode === 408) return true
  throw error
}
