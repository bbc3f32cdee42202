import type {SiteFolder} from '@upline/prerender/site-folder.ts'

/** The folder of a site in memory, and which of its files were written or removed since somebody asked. */
export class MemoryFolder {
  readonly path = '/nonexistent'
  readonly files = new Map<string, string>()
  #touched = new Set<string>()

  /** As the prerenderer takes it. */
  get folder(): SiteFolder {
    return this as unknown as SiteFolder
  }

  touched(): Set<string> {
    const touched = this.#touched
    this.#touched = new Set()
    return touched
  }

  async put(name: string, content: string | Buffer): Promise<void> {
    this.files.set(name, content.toString())
    this.#touched.add(name)
  }

  async remove(name: string): Promise<void> {
    this.files.delete(name)
    this.#touched.add(name)
  }

  async read(name: string): Promise<string | undefined> {
    return this.files.get(name)
  }

  has(name: string): boolean {
    return this.files.has(name)
  }

  async flush(): Promise<[]> {
    return []
  }

  keep(): void {}
  replaceAtomically(): void {}
  removeStale(): void {}
}
