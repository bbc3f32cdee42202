import {createHash} from 'node:crypto'
import {mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'

/** The folder that holds the drawn site. It knows what it has written, so that nothing is read again or written twice. */
export class SiteFolder {
  readonly path: string
  readonly #written = new Map<string, string>()

  constructor(path: string) {
    this.path = path
    mkdirSync(path, {recursive: true})
  }

  /** Writes a file in one step, so that nobody is served half a page. Returns whether its text is new. */
  put(name: string, text: string): boolean {
    const hash = createHash('sha1').update(text).digest('base64')
    if (this.#written.get(name) === hash) return false
    const target = join(this.path, name)
    mkdirSync(dirname(target), {recursive: true})
    writeFileSync(`${target}.new`, text)
    renameSync(`${target}.new`, target)
    this.#written.set(name, hash)
    return true
  }

  remove(name: string): void {
    if (this.#written.delete(name)) rmSync(join(this.path, name), {force: true})
  }

  /** Removes what an earlier run left and this one did not write. */
  removeForeign(): void {
    for (const entry of readdirSync(this.path, {recursive: true, withFileTypes: true})) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !this.#written.has(relative(this.path, file).replaceAll(sep, '/'))) rmSync(file)
    }
  }
}
