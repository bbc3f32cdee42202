/**
 * Measures the site and writes docs/speed.md: `npm run bench [-- --only loading,scale [--write]] [--runs 5]`. Takes about
 * 45 minutes; nothing else should run on the machine meanwhile.
 */
import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {cpus, totalmem} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {findChromium} from '@upline/scripts/checks/chromium.ts'
import {hydration} from './parts/hydration.ts'
import {interactions} from './parts/interactions.ts'
import {largeDirectory} from './parts/large-directory.ts'
import {load} from './parts/load.ts'
import {loading} from './parts/loading.ts'
import {navigation} from './parts/navigation.ts'
import type {Part} from './parts/part.ts'
import {routes} from './parts/routes.ts'
import {scale} from './parts/scale.ts'
import {search} from './parts/search.ts'
import {studio} from './parts/studio.ts'
import {weight} from './parts/weight.ts'
import {startProduct} from './product.ts'
import {type Row, table} from './report.ts'

const root = join(import.meta.dirname, '../..')
const parts: Record<string, Part> = {
  weight,
  loading,
  hydration,
  routes,
  interactions,
  navigation,
  load,
  search,
  scale,
  studio,
  largeDirectory,
}
const {values} = parseArgs({
  options: {
    only: {type: 'string'},
    runs: {type: 'string', default: '3'},
    write: {type: 'boolean', default: false},
  },
})
const wanted = values.only?.split(',') ?? Object.keys(parts)
const unknown = wanted.filter((name) => !parts[name])
const runs = Number(values.runs)
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `The parts of the bench are ${Object.keys(parts).join(', ')}; --runs is a whole number from 1.`,
  )
  process.exit(1)
}
const chromium = findChromium(process.env)
if (!chromium) {
  console.error('Chromium is missing: install it, or set CHROMIUM_PATH to a Chromium or Chrome.')
  process.exit(1)
}

const started = Date.now()
const product = await startProduct()
const rows: Row[] = []
try {
  for (const name of wanted) {
    console.log(`\n${name}`)
    const log = (line: string) => console.log(`  ${line}`)
    const result = await parts[name]?.({product, chromium, runs, log})
    rows.push(...(result?.rows ?? []))
  }
} finally {
  await product.stop()
}
const figures = table(rows)
console.log(`\n${figures}\n`)

// A report of some of the parts only where that is asked for; it names them.
if (!values.only || values.write) writeReport()
process.exit(0)

function writeReport(): void {
  const file = join(root, 'docs/speed.md')
  const [before, , after] = readFileSync(file, 'utf8').split(/<!-- \/?figures -->/)
  const [processor] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  const minutes = Math.round((Date.now() - started) / 60_000)
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  const head = `Measured on ${date} by \`npm run bench\` (${wanted.join(', ')}) in ${minutes} minutes; ${machine}.`
  writeFileSync(file, `${before}<!-- figures -->\n${head}\n\n${figures}\n<!-- /figures -->${after}`)
  // Aligns the columns, which the project's check asks for.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write', file], {stdio: 'ignore'})
  console.log(`Written to ${file}`)
}
