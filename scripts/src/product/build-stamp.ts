import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

const stampName = '.build-inputs'

/** Names of files and folders that no build reads. */
const notInputs = /^(?:node_modules|dist|dist-maps|\.sanity|\.types)$|\.test\.tsx?$/

/** Hashes the settings and the names and contents of `paths`: files or folders relative to `root`, which may be missing. */
export function hashInputs(root: string, paths: string[], settings: Record<string, string>): string {
  const hash = createHash('sha256')
  const entries = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))
  hash.update(JSON.stringify([process.version, entries]))
  for (const path of paths) addPath(path)
  return hash.digest('hex')

  function addPath(path: string) {
    const full = join(root, path)
    hash.update(`\0${path}\0`)
    if (!existsSync(full)) return
    if (!statSync(full).isDirectory()) {
      hash.update(readFileSync(full))
      return
    }
    for (const name of readdirSync(full).sort()) {
      if (!notInputs.test(name)) addPath(join(path, name))
    }
  }
}

export function isBuilt(folder: string, inputs: string): boolean {
  const file = join(folder, stampName)
  return existsSync(file) && readFileSync(file, 'utf8') === inputs
}

export function markBuilt(folder: string, inputs: string): void {
  writeFileSync(join(folder, stampName), inputs)
}
