import {readFileSync} from 'node:fs'
import {DatabaseSync} from 'node:sqlite'
import {isDeepStrictEqual, parseArgs} from 'node:util'
import {type Doc, isRecord} from '../src/documents/document.ts'
import {Store} from '../src/documents/store.ts'
import {sortById} from '../src/query/attribute-index.ts'
import {QueryEngine} from '../src/query/query-engine.ts'
import {within} from '../src/query/time-limit.ts'

/**
 * Runs GROQ's public test suite, compiled to NDJSON as github.com/sanity-io/groq-test-suite describes, against
 * the lake: `node lake/bench/groq-suite.ts suite.ndjson [--failures]`. Tests of GROQ before 1.0 and those whose documents are not in
 * the file are left out.
 */
interface SuiteDataset {
  _type: 'dataset'
  _id: string
  documents?: Doc[]
}

interface SuiteTest {
  _type: 'test'
  name: string
  filename: string
  query: string
  valid: boolean
  result: unknown
  features: string[]
  dataset: {_ref: string}
  version?: string
  params?: Record<string, unknown> | null
}

const {values, positionals} = parseArgs({
  options: {failures: {type: 'boolean', default: false}},
  allowPositionals: true,
})
const [file] = positionals
if (file === undefined) {
  console.error('Name the compiled suite: node lake/bench/groq-suite.ts suite.ndjson')
  process.exit(1)
}
const lines = readFileSync(file, 'utf8').trim().split('\n')
// The suite's README has the form of each line.
const entries = lines.map((line) => JSON.parse(line) as SuiteDataset | SuiteTest)
const datasets = new Map(
  entries.flatMap((entry) =>
    entry._type === 'dataset' && entry.documents ? [[entry._id, entry.documents]] : [],
  ),
)
const engines = new Map<string, QueryEngine>()
const tests = entries.filter(
  (entry) => entry._type === 'test' && entry.version !== '0.1' && datasets.has(entry.dataset._ref),
) as SuiteTest[]

/** One test of the suite takes minutes with plain groq-js. */
const testMs = 2000

type Outcome = 'passed' | 'refused' | 'failed'
const none = {tests: 0, passed: 0, refused: 0, failed: 0}
const counts: Record<string, typeof none> = {}
for (const test of tests) {
  const lake = outcome(test, () => engineOf(test).answer(test.query, test.params ?? {}, 'raw').json)
  for (const group of ['all', test.features.join(', ') || 'of the language itself']) {
    counts[group] ??= {...none}
    counts[group].tests += 1
    counts[group][lake] += 1
  }
  if (values.failures && lake !== 'passed')
    console.log(JSON.stringify({lake, file: test.filename, name: test.name, query: test.query}))
}
console.table(counts)

function outcome({valid, result}: SuiteTest, answer: () => string): Outcome {
  let json: string
  try {
    json = within(testMs, answer)
  } catch {
    return valid ? 'refused' : 'passed'
  }
  return valid && isDeepStrictEqual(rankScores(JSON.parse(json)), result) ? 'passed' : 'failed'
}

function engineOf({dataset: {_ref}}: SuiteTest): QueryEngine {
  const known = engines.get(_ref)
  if (known) return known
  const lake = new Store(new DatabaseSync(':memory:'), sortById(datasets.get(_ref) ?? []))
  const engine = new QueryEngine(lake, {projectId: 'local', dataset: 'production'})
  engines.set(_ref, engine)
  return engine
}

/** The suite fixes the order of scores, as `_pos`, and not their values. */
function rankScores(answer: unknown): unknown {
  const scores: number[] = []
  const collect = (value: unknown): void => {
    if (isRecord(value) && typeof value._score === 'number') scores.push(value._score)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(answer)
  const ranks = [...new Set(scores)].sort((a, b) => b - a)
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (!isRecord(value)) return value
    const parts = Object.entries(value).map(([key, item]) =>
      key === '_score' && typeof item === 'number' ? ['_pos', ranks.indexOf(item) + 1] : [key, replace(item)],
    )
    return Object.fromEntries(parts)
  }
  return replace(answer)
}
