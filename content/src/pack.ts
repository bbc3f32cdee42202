import {globSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {contentFolder} from './folder.ts'

/**
 * Joins the documents of a folder to its `production.ndjson`, which the embedded backend and `sanity dataset import` load with the images
 * and files next to it. Returns its path.
 */
export function packContent(content = contentFolder()): string {
  const files = globSync('documents/*/*.json', {cwd: content}).sort()
  const lines = files.map(
    (file) => `${JSON.stringify(JSON.parse(readFileSync(join(content, file), 'utf8')))}\n`,
  )
  const target = join(content, 'production.ndjson')
  // Another product may read the file meanwhile.
  writeFileSync(`${target}.${process.pid}`, lines.join(''))
  renameSync(`${target}.${process.pid}`, target)
  return target
}

if (import.meta.main) console.log(`Packed ${packContent()}`)
