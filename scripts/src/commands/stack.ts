import {existsSync, readFileSync} from 'node:fs'
import {SourceMap} from 'node:module'
import {dirname, join, relative} from 'node:path'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {studioMaps} from '../product/compile.ts'

const builtPosition = /https?:\/\/[^\s()]+?\/((?:assets|static)\/[\w.-]+\.m?js):(\d+):(\d+)/g

/**
 * `npm run stack [-- <file>]`: prints a stack of the error log or of the Studio, from the file or from stdin, with positions in the sources.
 * Uses the maps of the last `npm run build`, which must be a build of the deployed commit, or of the site of `npm start`: file names contain
 * a hash of the content. Returns 1 if a script has no map.
 */
export default function stack([file]: string[]): number {
  const builds = join(dataFolder(process.env, root), 'build')
  const folders = [
    join(root, 'web/dist/client'),
    studioMaps(join(root, 'studio/dist')),
    join(builds, 'site/client'),
  ]
  const {text, isMapped, unmapped} = mapStack(read(file), folders)
  console.log(text)
  for (const script of unmapped)
    console.error(
      `There is no map for ${script}: check out the deployed commit, run npm run build, and try again.`,
    )
  if (!isMapped && unmapped.length === 0)
    console.error(
      'The text has no position in a built script, such as https://…/assets/app-1a2b3c4d.js:1:234.',
    )
  return isMapped && unmapped.length === 0 ? 0 : 1
}

function read(file: string | undefined): string {
  try {
    return readFileSync(file ?? 0, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new UserError(
      `The stack cannot be read: ${reason}. Use npm run stack -- <file>, or paste it and press Ctrl-D.`,
    )
  }
}

/** Replaces each position in a built script with the one in its source. `unmapped` lists the scripts without a map in any folder. */
export function mapStack(
  stack: string,
  folders: string[],
): {text: string; isMapped: boolean; unmapped: string[]} {
  const unmapped = new Set<string>()
  const text = stack.replace(builtPosition, (position, script, line, column) => {
    const file = folders.map((folder) => join(folder, `${script}.map`)).find((each) => existsSync(each))
    const entry =
      file && new SourceMap(JSON.parse(readFileSync(file, 'utf8'))).findEntry(line - 1, column - 1)
    if (!file || !entry || !('originalSource' in entry)) {
      unmapped.add(script)
      return position
    }
    const source = relative(root, join(dirname(file), entry.originalSource))
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
  return {text, isMapped: text !== stack, unmapped: [...unmapped]}
}
