import {randomUUID} from 'node:crypto'
import {mkdirSync, rmSync} from 'node:fs'
import {open, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Stores bytes under names that the caller chooses. */
export interface Blobs {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes, or undefined if the name does not exist. */
  read(name: string): Promise<Buffer | undefined>
  delete(name: string): void
}

/** Bytes that end with the process. */
export class MemoryBlobs implements Blobs {
  readonly #bytes = new Map<string, Buffer>()

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.#bytes.set(name, Buffer.from(bytes))
  }

  async read(name: string): Promise<Buffer | undefined> {
    return this.#bytes.get(name)
  }

  delete(name: string): void {
    this.#bytes.delete(name)
  }
}

/** Stores bytes as files. A killed process never leaves an incomplete file. */
export class BlobStore implements Blobs {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, {recursive: true})
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const target = this.#path(name)
    const draft = `${target}.${randomUUID()}.part`
    try {
      await writeFile(draft, bytes, {flush: true})
      await rename(draft, target)
    } catch (error) {
      await rm(draft, {force: true})
      throw error
    }
    // The new name itself lasts only once the folder is on disk.
    await using folder = await open(this.#folder)
    await folder.sync()
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(name))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  delete(name: string): void {
    rmSync(this.#path(name), {force: true})
  }

  #path(name: string): string {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) throw new Error(`"${name}" is no file name`)
    return join(this.#folder, name)
  }
}
