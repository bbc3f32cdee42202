import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'

/** The files of a site, in a folder or on trial in memory. */
export type SiteFiles = Pick<
  SiteFolder,
  'put' | 'make' | 'remove' | 'removeStale' | 'has' | 'read' | 'written'
>

/** Records each change of the folder before it is made. Throws if the change must not be made. */
export type FileRecorder = {
  put(name: string, content: string | Uint8Array): void
  remove(name: string): void
  /** All other files are gone. */
  retain(names: ReadonlySet<string>): void
}

/** The folder that holds the rendered site. It knows which files this run has written. */
export class SiteFolder {
  readonly path: string
  readonly #written = new Set<string>()
  readonly #making = new Map<string, Promise<void>>()
  readonly #recorder: FileRecorder | undefined
  readonly #ready: () => Promise<void>

  /** Waits for `ready` before each change. */
  constructor(path: string, recorder?: FileRecorder, ready = async () => {}) {
    this.path = path
    this.#recorder = recorder
    this.#ready = ready
    mkdirSync(path, {recursive: true})
  }

  /** Writes a file in one step, so that the server never reads half of it. */
  async put(name: string, content: string | Uint8Array): Promise<void> {
    await this.#ready()
    const target = join(this.path, name)
    mkdirSync(dirname(target), {recursive: true})
    writeFileSync(`${target}.new`, content)
    this.#recorder?.put(name, content)
    renameSync(`${target}.new`, target)
    this.#written.add(name)
  }

  /** Writes a file unless it is there. Simultaneous calls share the work. */
  async make(name: string, content: () => Promise<Uint8Array>): Promise<void> {
    if (this.has(name)) return
    const making = this.#making.get(name) ?? content().then((bytes) => this.put(name, bytes))
    this.#making.set(name, making)
    try {
      await making
    } finally {
      this.#making.delete(name)
    }
  }

  async remove(name: string): Promise<void> {
    if (!this.#written.delete(name)) return
    await this.#ready()
    this.#recorder?.remove(name)
    rmSync(join(this.path, name), {force: true})
  }

  has(name: string): boolean {
    return existsSync(join(this.path, name))
  }

  /** Returns the text of a file, or undefined if it is missing. */
  read(name: string): string | undefined {
    return this.has(name) ? readFileSync(join(this.path, name), 'utf8') : undefined
  }

  /** Returns the names of the files that this run has written and that begin with `prefix`. */
  written(prefix: string): string[] {
    return [...this.#written].filter((name) => name.startsWith(prefix))
  }

  /** Copies the browser build without Vite's manifests and source maps: one folder is all that a host serves. */
  addClient(clientFolder: string): void {
    const isServed = (name: string) => !name.endsWith('manifest.json') && !name.endsWith('.map')
    cpSync(clientFolder, this.path, {recursive: true, filter: isServed})
    for (const name of filesIn(clientFolder).filter(isServed)) {
      this.#recorder?.put(name, readFileSync(join(clientFolder, name)))
      this.#written.add(name)
    }
  }

  /** Records all files again. */
  recordAll(): void {
    for (const name of filesIn(this.path)) this.#recorder?.put(name, readFileSync(join(this.path, name)))
  }

  /** Removes what an earlier run left and this one did not write, except for `kept`. */
  removeStale(kept: readonly string[]): void {
    const known = new Set([...this.#written, ...kept])
    this.#recorder?.retain(known)
    for (const name of filesIn(this.path)) if (!known.has(name)) rmSync(join(this.path, name))
  }
}

/** Returns all files below a folder, named as in an address. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
