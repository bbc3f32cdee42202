import {readFileSync} from 'node:fs'
import {DatabaseSync} from 'node:sqlite'
import {isDeepStrictEqual} from 'node:util'
import {type Doc, isRecord} from '@upline/lake/documents/document.ts'
import {Store} from '@upline/lake/documents/store.ts'
import {sortById} from '@upline/lake/query/attribute-index.ts'
import {QueryEngine} from '@upline/lake/query/query-engine.ts'
import {within} from '@upline/lake/query/time-limit.ts'

/**
 * Runs GROQ's public test suite, compiled to NDJSON as github.com/sanity-io/groq-test-suite describes, against the lake:
 * `node tests/lake/groq-suite.ts suite.ndjson`. Leaves out tests of GROQ before 1.0, and tests whose documents are not in the file.
 */
type Entry =
  | {_type: 'dataset'; _id: string; documents?: Doc[]}
  | {
      _type: 'test'
      query: string
      valid: boolean
      result: unknown
      features: string[]
      dataset: {_ref: string}
      version?: string
      params?: Record<string, unknown> | null
    }

/** One test of the suite takes minutes with plain groq-js. */
const testMs = 2000

const lines = readFileSync(process.argv[2] ?? 'suite.ndjson', 'utf8')
  .trim()
  .split('\n')
// The suite's README has the form of each line.
const entries = lines.map((line): Entry => JSON.parse(line))
const engines = new Map<string, QueryEngine>()
for (const entry of entries)
  if (entry._type === 'dataset' && entry.documents) {
    const store = new Store(new DatabaseSync(':memory:'), sortById(entry.documents))
    engines.set(entry._id, new QueryEngine(store, {projectId: 'local', dataset: 'production'}))
  }
const counts: Record<string, Record<string, number>> = {}
for (const entry of entries) {
  if (entry._type !== 'test' || entry.version === '0.1') continue
  const engine = engines.get(entry.dataset._ref)
  if (!engine) continue
  const {query, params, valid, result, features} = entry
  let outcome: string
  try {
    const {json} = within(testMs, () => engine.answer(query, params ?? {}, 'raw'))
    outcome = valid && isDeepStrictEqual(rankScores(JSON.parse(json)), result) ? 'passed' : 'failed'
  } catch {
    outcome = valid ? 'refused' : 'passed'
  }
  for (const group of ['all', features.join(', ') || 'of the language itself']) {
    counts[group] ??= {passed: 0, refused: 0, failed: 0}
    counts[group][outcome] = (counts[group][outcome] ?? 0) + 1
  }
}
console.table(counts)

/** The suite has the order of scores, as `_pos`, and not their values. */
function rankScores(answer: unknown): unknown {
  const text = JSON.stringify(answer)
  const scores = Array.from(text.matchAll(/"_score":([\d.e+-]+)/g), ([, score]) => Number(score))
  const ranks = [...new Set(scores)].sort((a, b) => b - a)
  return JSON.parse(text, (_key, value: unknown) => {
    if (!isRecord(value) || typeof value._score !== 'number') return value
    const {_score: score, ...rest} = value
    return {...rest, _pos: ranks.indexOf(score) + 1}
  })
}
