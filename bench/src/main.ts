/**
 * Measures the site and writes docs/speed.md: `npm run bench [-- --only loading,scale [--write]] [--runs 5]`. Takes a
 * quarter of an hour; nothing else should run meanwhile.
 */
import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {cpus, totalmem} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {root} from '../../scripts/bootstrap/root.mjs'
import {findChromium} from '../../scripts/checks/chromium.ts'
import {toolArguments} from '../../scripts/product/tool.ts'
import {answering} from './parts/answering.ts'
import {bytes} from './parts/bytes.ts'
import {loading} from './parts/loading.ts'
import type {Part} from './parts/part.ts'
import {routes} from './parts/routes.ts'
import {scale} from './parts/scale.ts'
import {startProduct} from './product.ts'
import {type Row, table} from './report.ts'

const parts: Record<string, Part> = {bytes, loading, routes, answering, scale}
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
  console.error(`The bench has the parts ${Object.keys(parts).join(', ')}; --runs is a number from 1 on.`)
  process.exit(1)
}
const chromium = findChromium(process.env)
if (!chromium) throw new Error('There is no Chromium')

const started = Date.now()
const product = await startProduct()
const rows: Row[] = []
try {
  for (const name of wanted) {
    console.log(`\n${name}`)
    const say = (line: string) => console.log(`  ${line}`)
    rows.push(...((await parts[name]?.({product, chromium, runs, say})) ?? []))
  }
} finally {
  await product.stop()
}
console.log(`\n${table(rows)}\n`)

// A part of the figures is a report only where that is asked for; it says which part.
if (!values.only || values.write) writeReport()
process.exit(0)

function writeReport(): void {
  const file = join(root, 'docs/speed.md')
  const [before, , after] = readFileSync(file, 'utf8').split(/<!-- \/?figures -->/)
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  const head = `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` (${wanted.join(', ')}) in ${Math.round((Date.now() - started) / 60_000)} minutes; ${machine}.`
  writeFileSync(file, `${before}<!-- figures -->\n${head}\n\n${table(rows)}\n<!-- /figures -->${after}`)
  // The table in the form the project's formatter wants.
  execFileSync(process.execPath, toolArguments('biome', ['format', '--write', file]), {stdio: 'ignore'})
  console.log(`Written to ${file}`)
}
