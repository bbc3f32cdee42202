/**
 * `node prerender/scripts/generate-answer-shapes.ts [--check]`: writes what the answers of the lake look like, for every query that
 * the prerenderer sends. It follows from studio/dist/schema.json and the queries, as the types of TypeGen do. With `--check` it writes
 * nothing and fails where the file is out of date.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {answerShapes} from './answer-shapes.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'prerender/src/answer-shapes.generated.json')
const text = answerShapes(JSON.parse(readFileSync(join(root, 'studio/dist/schema.json'), 'utf8')))

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error(`${relative(root, file)} is out of date: run \`npm run typegen\` and commit the result.`)
  process.exitCode = 1
}
