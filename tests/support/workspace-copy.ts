import {execFile, execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '@upline/scripts/bootstrap/root.mjs'

export interface WorkspaceCopy {
  folder: string
  /** Runs a command in the copy. Rejects with its output if it fails. */
  run(command: string, args: string[], env?: Record<string, string>): Promise<string>
  remove(): void
}

/** Copies the files that git knows or would add. The first command there installs the packages. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'upline-copy-'))
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of list.toString().split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  }
  // Biome asks git which files are ignored.
  execFileSync('git', ['init', '--quiet'], {cwd: folder})
  return {
    folder,
    run: async (command, args, settings) => {
      const {PATH, HOME, NODE_COMPILE_CACHE} = process.env
      const env = {PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1', ...settings}
      const ended = promisify(execFile)(command, args, {cwd: folder, env, maxBuffer: 2 ** 26})
      const {stdout} = await ended.catch(({message, stdout}) => {
        throw new Error(`${message}\n${stdout}`)
      })
      return stdout
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  }
}
