import type {Blobs} from './blob-store.ts'

/** Renditions of images, which can be made again: what was used longest ago goes when there are too many bytes of them. */
export class RenditionCache {
  readonly #blobs: Blobs
  readonly #maxBytes: number
  /** Sizes by name, the one used longest ago first. */
  #sizes: Map<string, number> | undefined
  #bytes = 0

  constructor(blobs: Blobs, maxBytes: number) {
    this.#blobs = blobs
    this.#maxBytes = maxBytes
  }

  async read(name: string): Promise<Buffer | undefined> {
    const bytes = await this.#blobs.read(name)
    if (bytes) this.#note(name, bytes.length)
    return bytes
  }

  write(name: string, bytes: Uint8Array): void {
    if (bytes.length > this.#maxBytes) return
    this.#blobs.write(name, bytes)
    for (const [oldest, size] of this.#note(name, bytes.length)) {
      if (this.#bytes <= this.#maxBytes) break
      this.#blobs.delete(oldest)
      this.#sizes?.delete(oldest)
      this.#bytes -= size
    }
  }

  #note(name: string, size: number): Map<string, number> {
    if (!this.#sizes) {
      this.#sizes = this.#blobs.sizes()
      for (const each of this.#sizes.values()) this.#bytes += each
    }
    this.#bytes += size - (this.#sizes.get(name) ?? 0)
    this.#sizes.delete(name)
    return this.#sizes.set(name, size)
  }
}
