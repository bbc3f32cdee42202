import {existsSync, globSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {contentFolder} from './folder.ts'

/**
 * Joins the documents of a folder to its `production.ndjson`, which the embedded backend and `sanity dataset import` load with the images
 * and files next to it. Returns its path. Writes nothing if nothing changed, because the disk may be read-only.
 */
export function packContent(content = contentFolder()): string {
  const files = globSync('documents/*/*.json', {cwd: content}).sort()
  const lines = files.map(
    (file) => `${JSON.stringify(JSON.parse(readFileSync(join(content, file), 'utf8')))}\n`,
  )
  const text = lines.join('')
  const target = join(content, 'production.ndjson')
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return target
  // Another product may read the file meanwhile.
  writeFileSync(`${target}.${process.pid}`, text)
  renameSync(`${target}.${process.pid}`, target)
  return target
}

if (import.meta.main) console.log(`Packed ${packContent()}`)
