/**
 * Measures the site and writes docs/speed.md: `npm run bench [-- --only loading,scale [--write]] [--runs 5]`. Takes ten
 * minutes; nothing else should run on the machine meanwhile.
 */
import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {cpus, totalmem} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {chromium} from '@playwright/test'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {findChromium} from '@upline/scripts/checks/chromium.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {startProduct} from '@upline/testing/product.ts'
import {Bench} from './bench.ts'
import {archive} from './parts/archive.ts'
import {interactions} from './parts/interactions.ts'
import {loading} from './parts/loading.ts'
import {navigation} from './parts/navigation.ts'
import {scale} from './parts/scale.ts'
import {search} from './parts/search.ts'
import {studio} from './parts/studio.ts'
import {table} from './report.ts'

const parts: Record<string, (bench: Bench) => Promise<void>> = {
  loading,
  interactions,
  navigation,
  search,
  scale,
  archive,
  studio,
}
const {values} = parseArgs({
  options: {
    only: {type: 'string', default: Object.keys(parts).join()},
    runs: {type: 'string', default: '3'},
    write: {type: 'boolean', default: false},
  },
})
const wanted = values.only.split(',')
const executablePath = findChromium(process.env)
if (wanted.some((name) => !parts[name]) || !(Number(values.runs) >= 1) || !executablePath) {
  console.error(`The bench needs Chromium. Its parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const started = Date.now()
const product = await startProduct()
const browser = await chromium.launch({executablePath, args: ['--no-sandbox']})
// The embedded lake accepts any token.
const lake = clientOf(product.addresses.backend, {perspective: 'raw', token: 'bench'})
const bench = new Bench(product, lake, browser, Number(values.runs))
try {
  for (const name of wanted) {
    console.log(`\n${name}`)
    await parts[name]?.(bench)
  }
} finally {
  await browser.close()
  await product.stop()
}
const figures = table(bench.rows)
console.log(`\n${figures}\n`)

// A partial report is written only on request; it names its parts.
if (values.write || wanted.length === Object.keys(parts).length) writeReport()
process.exit(0)

function writeReport(): void {
  const file = join(root, 'docs/speed.md')
  const [before, , after] = readFileSync(file, 'utf8').split(/<!-- \/?figures -->/)
  const date = new Date().toISOString().slice(0, 10)
  const minutes = Math.round((Date.now() - started) / 60_000)
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  const head = `Measured on ${date} by \`npm run bench\` (${wanted.join(', ')}) in ${minutes} minutes; ${machine}.`
  writeFileSync(file, `${before}<!-- figures -->\n${head}\n\n${figures}\n<!-- /figures -->${after}`)
  // Aligns the columns, which the project's check asks for.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write', file], {stdio: 'ignore'})
}
