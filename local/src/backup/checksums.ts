import {createHash} from 'node:crypto'
import {closeSync, openSync, readdirSync, readFileSync, readSync, writeFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {mebibyte} from '@upline/lake/embed'

/** The file with the checksum of each other file, as `sha256sum --check` reads it. Written last: a backup without it is incomplete. */
const checksumFile = 'SHA256SUMS'

export function writeChecksums(folder: string): void {
  const lines = filesOf(folder).map((name) => `${checksumOf(join(folder, name))}  ${name}\n`)
  writeFileSync(join(folder, checksumFile), lines.join(''), {mode: 0o600})
}

/** Throws an Error that names the first file of a backup that is missing or was changed. */
export function verifyChecksums(folder: string): void {
  const files = new Set(filesOf(folder))
  const list = join(folder, checksumFile)
  if (!files.delete(checksumFile))
    throw new Error(`${list} is missing, so the backup is incomplete. Use another one. Nothing was changed`)
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean)
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
  // Also reports files that a truncated list no longer names.
  for (const name of new Set([...files, ...sums.keys()])) {
    const file = join(folder, name)
    if (!files.has(name) || checksumOf(file) !== sums.get(name))
      throw new Error(
        `${file} differs from its checksum. Copy the backup again, or use another one. Nothing was changed`,
      )
  }
}

/** Returns the names of all files. Throws an Error for a link or a device, which may have no end. */
function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true})
  return entries
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      if (entry.isDirectory()) return []
      if (!entry.isFile()) throw new Error(`${file} is not a file. Use another backup. Nothing was changed`)
      return [relative(folder, file)]
    })
    .sort()
}

function checksumOf(file: string): string {
  const hash = createHash('sha256')
  for (const chunk of readChunks(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** Yields the bytes of a file of any size. Each chunk is valid until the next one is read. */
export function* readChunks(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(mebibyte)
    for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk))
      yield chunk.subarray(0, size)
  } finally {
    closeSync(descriptor)
  }
}
