/**
 * `node studio/src/scripts/generate-sections.ts [--check]`: writes the site's lists of sections, which follow from
 * `schemas/src/sections.ts`. With `--check` it writes nothing and fails where a file is out of date.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {sectionFiles} from './section-files.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'web/src/sections')
const isCheck = process.argv.includes('--check')

const outdated = Object.entries(sectionFiles())
  .map(([name, text]) => ({path: join(folder, name), text}))
  .filter(({path, text}) => !existsSync(path) || readFileSync(path, 'utf8') !== text)

for (const {path, text} of outdated) {
  if (isCheck)
    console.error(`${relative(root, path)} is out of date: run \`npm run typegen\` and commit the result.`)
  else writeFileSync(path, text)
}
if (isCheck && outdated.length > 0) process.exitCode = 1
