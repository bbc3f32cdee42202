import {mkdirSync, readdirSync, rmSync} from 'node:fs'
import {rename, writeFile} from 'node:fs/promises'
import {dirname, join, relative, sep} from 'node:path'

// Files on their way to the disk while the next pages are drawn; more would only hold memory.
const atOnce = 16

/** The folder that holds the drawn site. It knows what it has written, so that nothing is read again. */
export class SiteFolder {
  readonly path: string
  readonly #written = new Set<string>()
  readonly #folders = new Set<string>()
  readonly #underWay = new Map<string, Promise<void>>()
  #failure: unknown
  #isServed = false

  constructor(path: string) {
    this.path = path
    mkdirSync(path, {recursive: true})
  }

  /** From now on somebody may read the files: each is replaced in one step, so that nobody is served half a page. */
  serve(): void {
    this.#isServed = true
  }

  /** Writes a file. Resolves when the next one may come. */
  async put(name: string, text: string): Promise<void> {
    await this.#underWay.get(name)
    this.#written.add(name)
    const task = this.#write(join(this.path, name), text)
      .catch((error: unknown) => {
        this.#failure ??= error
      })
      .finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, task)
    if (this.#underWay.size >= atOnce) await Promise.race(this.#underWay.values())
  }

  async remove(name: string): Promise<void> {
    await this.#underWay.get(name)
    if (this.#written.delete(name)) rmSync(join(this.path, name), {force: true})
  }

  /** Resolves when everything is on the disk. Throws what kept a file from it. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay.values())
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure
  }

  /** Removes what an earlier run left and this one did not write. */
  removeForeign(): void {
    for (const entry of readdirSync(this.path, {recursive: true, withFileTypes: true})) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !this.#written.has(relative(this.path, file).replaceAll(sep, '/'))) rmSync(file)
    }
  }

  async #write(target: string, text: string): Promise<void> {
    const folder = dirname(target)
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, {recursive: true})
      this.#folders.add(folder)
    }
    if (!this.#isServed) return writeFile(target, text)
    await writeFile(`${target}.new`, text)
    await rename(`${target}.new`, target)
  }
}
