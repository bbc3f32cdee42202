import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {cpus, loadavg, tmpdir, totalmem} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {Store} from '../src/documents/store.ts'
import {openOwnDatabase} from '../src/storage/database.ts'
import {documents} from './content.ts'
import {type Figure, table} from './figures.ts'
import {LakeProcess} from './lake-process.ts'
import {measureMutations} from './mutations.ts'
import {measureQueries} from './queries.ts'

/**
 * Measures the lake over HTTP: `node lake/bench/speed.ts [--sizes 1000,10000,100000] [--rounds 100] [--write docs/lake-speed.md]`.
 * Takes about five minutes on a machine with nothing else to do.
 */
const {values} = parseArgs({
  options: {
    sizes: {type: 'string', default: '1000,10000,100000'},
    rounds: {type: 'string', default: '100'},
    write: {type: 'string'},
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
const isCount = (value: number) => Number.isInteger(value) && value > 0
if (!sizes.every((size) => isCount(size) && size >= 200) || !isCount(rounds)) {
  console.error(
    '--sizes are numbers of documents from 200, separated by commas; --rounds is a whole number from 1.',
  )
  process.exit(1)
}
const figures: Figure[] = []
log(startInMemory())
const loads = [loadavg()[0] ?? 0]
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'lake-speed-'))
  try {
    fill(folder, size)
    await measure(folder, size)
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
  loads.push(loadavg()[0] ?? 0)
}
const [processor] = cpus()
const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
const date = new Date().toISOString().slice(0, 10)
const report = `Measured on ${date}, ${rounds} rounds; ${machine}; load of the machine while it ran ${load}.\n\n${table(figures)}`
console.log(report)
if (values.write !== undefined) {
  const [before = '', , after = ''] = readFileSync(values.write, 'utf8').split(/<!-- \/?figures -->/)
  writeFileSync(values.write, `${before}<!-- figures -->\n${report}\n<!-- /figures -->${after}`)
}

function fill(folder: string, size: number): void {
  const database = openOwnDatabase(folder)
  const lake = new Store(database)
  const all = [...documents(size)]
  for (let from = 0; from < all.length; from += 1000) {
    const mutations = all.slice(from, from + 1000).map((document) => ({create: document}))
    lake.commit(mutations)
  }
  database.close()
}

function log(...measured: Figure[]): void {
  figures.push(...measured)
  console.error(table(measured))
}

async function measure(folder: string, size: number): Promise<void> {
  const named = (figure: Figure): Figure => ({
    ...figure,
    what: `${figure.what}, ${size.toLocaleString('en')} documents`,
  })
  const starts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const lake = await LakeProcess.start(folder)
    starts.push(lake.startMs)
    await lake.stop()
  }
  const lake = await LakeProcess.start(folder)
  try {
    const mark = size === 10_000 ? 1000 : undefined
    log(named({what: 'Start of the process', unit: 'ms', times: starts, processor: lake.processorMs, mark}))
    log(...(await measureQueries(lake, size, rounds)).map(named))
    log(...(await measureMutations(lake)).map(named))
    const memory = size === 100_000 ? 1024 : undefined
    log(named({what: 'Memory, at its highest', unit: 'MiB', times: [lake.memoryMiB], mark: memory}))
  } finally {
    await lake.stop()
  }
}

/** Runs in its own process, so that only the module itself is loaded. */
function startInMemory(): Figure {
  const module = join(import.meta.dirname, '../src/start-lake.ts')
  const code = `import {startLake} from ${JSON.stringify(module)}
    const started = performance.now(), used = process.cpuUsage()
    const lake = await startLake({seed: [{_id: 'a', _type: 'thing'}]})
    const {user, system} = process.cpuUsage(used)
    console.log(JSON.stringify([performance.now() - started, (user + system) / 1000]))
    await lake.stop()`
  const runs = Array.from({length: 9}, () => {
    const args = ['--input-type=module', '--eval', code]
    return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'})) as [number, number]
  })
  const processor = runs.map(([, each]) => each).reduce((sum, each) => sum + each, 0) / runs.length
  return {
    what: '`startLake` in memory',
    unit: 'ms',
    times: runs.map(([each]) => each),
    processor,
    mark: 300,
  }
}
