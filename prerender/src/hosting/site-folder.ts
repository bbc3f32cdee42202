import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFile as writeFileWithCallback} from 'node:fs'
import {mkdir, readFile, rename} from 'node:fs/promises'
import {dirname, join, relative, sep} from 'node:path'
import {promisify} from 'node:util'

// Without the file handles of node:fs/promises, which cost this process as much as the writing.
const writeFile = promisify(writeFileWithCallback)

// Files on their way to the disk while the next pages are rendered; more would only hold memory.
const concurrency = 16

type FileFailure = {file: string; error: unknown}

/** The folder that holds the rendered site. It knows what it has written, so that nothing is read again. */
export class SiteFolder {
  readonly path: string
  readonly #written = new Set<string>()
  readonly #folders = new Set<string>()
  readonly #pending = new Map<string, Promise<void>>()
  #failures: FileFailure[] = []
  #isAtomic = false

  constructor(path: string) {
    this.path = path
    mkdirSync(path, {recursive: true})
  }

  /** Replaces each file in one step from now on, so that the server never reads half a file. */
  replaceAtomically(): void {
    this.#isAtomic = true
  }

  /** Starts writing a file. Resolves when the next one may be written; `flush` returns those that failed. */
  async put(name: string, content: string | Buffer): Promise<void> {
    await this.#pending.get(name)
    this.#written.add(name)
    const task = this.#write(join(this.path, name), content)
      .catch((error: unknown) => void this.#failures.push({file: name, error}))
      .finally(() => this.#pending.delete(name))
    this.#pending.set(name, task)
    if (this.#pending.size >= concurrency) await Promise.race(this.#pending.values())
  }

  async remove(name: string): Promise<void> {
    await this.#pending.get(name)
    if (this.#written.delete(name)) rmSync(join(this.path, name), {force: true})
  }

  /** Returns the text of a file, or undefined if there is none. */
  async read(name: string): Promise<string | undefined> {
    await this.#pending.get(name)
    return readFile(join(this.path, name), 'utf8').catch(() => undefined)
  }

  has(name: string): boolean {
    return this.#pending.has(name) || existsSync(join(this.path, name))
  }

  /** Keeps what an earlier run left in a file that this one cannot write. */
  keep(name: string): void {
    this.#written.add(name)
  }

  /** Copies the files of another folder that `filter` lets through. */
  copy(source: string, filter: (name: string) => boolean): void {
    const nameOf = (file: string) => relative(source, file).replaceAll(sep, '/')
    cpSync(source, this.path, {recursive: true, filter: (file) => filter(nameOf(file))})
    for (const name of filesOf(source)) if (filter(name)) this.#written.add(name)
  }

  /** Resolves when nothing is on its way to the disk any more. Returns what could not be written since the last call. */
  async flush(): Promise<FileFailure[]> {
    await Promise.all(this.#pending.values())
    const failures = this.#failures
    this.#failures = []
    return failures
  }

  /** Removes what an earlier run left and this one did not write. */
  removeStale(): void {
    for (const name of filesOf(this.path)) if (!this.#written.has(name)) rmSync(join(this.path, name))
  }

  async #write(target: string, content: string | Buffer): Promise<void> {
    const folder = dirname(target)
    if (!this.#folders.has(folder)) {
      await mkdir(folder, {recursive: true})
      this.#folders.add(folder)
    }
    if (!this.#isAtomic) return writeFile(target, content)
    await writeFile(`${target}.new`, content)
    await rename(`${target}.new`, target)
  }
}

/** All files below a folder, named as in an address. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
