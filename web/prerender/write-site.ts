import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {SiteFiles} from './render-site.ts'

/**
 * Makes `folder` hold exactly `files`: writes those that changed, each in one step, so that nobody is served half a
 * page, and removes those that are no more. Returns how many files it touched.
 */
export function writeSite(folder: string, files: SiteFiles): number {
  mkdirSync(folder, {recursive: true})
  let touched = 0
  for (const [name, text] of files) {
    const target = join(folder, name)
    if (read(target) === text) continue
    mkdirSync(dirname(target), {recursive: true})
    writeFileSync(`${target}.new`, text)
    renameSync(`${target}.new`, target)
    touched += 1
  }
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || files.has(path.slice(folder.length + 1).replaceAll('\\', '/'))) continue
    rmSync(path)
    touched += 1
  }
  return touched
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
