import {randomUUID} from 'node:crypto'
import {closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Bytes kept as files, named by their caller. A file is whole or absent, whatever kills the process. */
export class BlobStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, {recursive: true})
  }

  write(name: string, bytes: Uint8Array): void {
    const target = this.#path(name)
    const draft = `${target}.${randomUUID()}.part`
    writeFileSync(draft, bytes, {flush: true})
    renameSync(draft, target)
    // The new name itself lasts only once the folder is on disk.
    const folder = openSync(this.#folder, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  }

  /** The bytes, or undefined when there is no such file. */
  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(name))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  #path(name: string): string {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) throw new Error(`"${name}" is no file name`)
    return join(this.#folder, name)
  }
}
