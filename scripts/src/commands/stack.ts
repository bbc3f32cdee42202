import {existsSync, readFileSync} from 'node:fs'
import {SourceMap} from 'node:module'
import {dirname, join, relative} from 'node:path'
import {root} from '../bootstrap/root.mjs'

const client = join(root, 'web/dist/client')
const builtPosition = /https?:\/\/[^\s()]+?\/(assets\/[\w.-]+\.js):(\d+):(\d+)/g

/**
 * `npm run stack [-- <file>]`: prints a stack of the error log, from the file or from stdin, with positions in the sources. Uses the maps of
 * the last `npm run build`, which must be a build of the deployed commit: file names contain a hash of the content.
 */
export default function stack([file]: string[]): number {
  console.log(mapStack(readFileSync(file ?? 0, 'utf8'), client))
  return 0
}

/** Replaces each position in a built script with the one in its source. Leaves positions without a map unchanged. */
export function mapStack(text: string, folder: string): string {
  return text.replace(builtPosition, (position, script, line, column) => {
    const file = join(folder, `${script}.map`)
    if (!existsSync(file)) return position
    const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return position
    const source = relative(root, join(dirname(file), entry.originalSource))
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}
