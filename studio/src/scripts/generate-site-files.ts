/**
 * `node studio/src/scripts/generate-site-files.ts [--check]`: writes the site's lists of sections, which follow from
 * `schemas/src/sections/sections.ts`, and the stylesheet of the brand. With `--check` it writes nothing and fails if a file is out of date.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {brandStylesheet} from './brand-stylesheet.ts'
import {sectionFiles, sectionsFolder} from './section-files.ts'

const root = join(import.meta.dirname, '../../..')
const isCheck = process.argv.includes('--check')

const files = {...sectionFiles(), '../styles/brand.generated.css': brandStylesheet()}
const outdated = Object.entries(files)
  .map(([name, text]) => ({path: join(sectionsFolder, name), text}))
  .filter(({path, text}) => !existsSync(path) || readFileSync(path, 'utf8') !== text)

for (const {path, text} of outdated) {
  if (isCheck)
    console.error(`${relative(root, path)} is out of date: run \`npm run typegen\` and commit the result.`)
  else writeFileSync(path, text)
}
if (isCheck && outdated.length > 0) process.exitCode = 1
