import {join, resolve} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {readSettings} from './settings.ts'

/** The content of this machine to a folder of files, or from one, by the lake's own command; gives its exit code. */
export function transferContent(direction: 'export' | 'import', args: readonly string[]): Promise<number> {
  const [folder, ...options] = args
  if (!folder || folder.startsWith('-')) {
    throw new UserError(`Name a folder: npm run content:${direction} -- <folder>`)
  }
  const {data} = readSettings(process.env, root)
  const command = [join(root, 'lake/src/cli.ts'), direction, resolve(folder)]
  return runInForeground([...command, '--data', data, ...options])
}
