import type {Asset, ReadFile} from './content.ts'

/** A file as `assetQuery` describes it. */
export type StoredFile = Pick<Asset, '_id' | 'url' | 'extension' | 'originalFilename'>

/** Texts of larger files are not read. In bytes. */
const largest = 5_000_000

/** In milliseconds. A file that never arrives must not stop the check of the others. */
const limitMs = 30_000

const shownTypes = new Set(['jpeg', 'png', 'apng', 'gif', 'webp', 'avif', 'bmp', 'x-icon'])
const pictureName = /^(?:jpe?g|a?png|gif|webp|avif|bmp|hei[cf]|tiff?|psd|dng|cr[23]|nef|arw)$/

/** Reads the files that `read` lacks, and adds each by the id of its asset. Pictures are not read: the lake has decoded them. */
export async function readFiles(assets: readonly Asset[], read: Map<string, ReadFile>): Promise<void> {
  for (const asset of assets) {
    const {_id, url, extension, size} = asset
    if (!url || read.has(_id)) continue
    const isText = extension === 'pdf'
    if (isText && (size ?? 0) > largest) continue
    try {
      if (isText) read.set(_id, {text: await readText(url)})
      else {
        const problem = await readPictureProblem(asset)
        read.set(_id, problem ? {problem} : {})
      }
    } catch {
      read.set(_id, {})
    }
  }
}

async function readText(url: string): Promise<string> {
  const {extractText} = await import('unpdf')
  const answer = await fetch(url, {signal: AbortSignal.timeout(limitMs)})
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const {text} = await extractText(new Uint8Array(await answer.arrayBuffer()), {mergePages: true})
  return text
}

/**
 * Returns why a stored file is a picture that can't be used as one, judged by its first bytes: Media stores what the browser does not know as a
 * file. Rejects if the file can't be fetched.
 */
export async function readPictureProblem({
  url,
  extension,
  originalFilename,
}: StoredFile): Promise<string | undefined> {
  const {fileTypeFromStream} = await import('file-type')
  const ending = new AbortController()
  try {
    const answer = await fetch(url ?? '', {
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(limitMs)]),
    })
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`)
    const type = await fileTypeFromStream(answer.body)
    const picture = /^image\/(.*)/.exec(type?.mime ?? '')?.[1]
    const name = `“${originalFilename ?? 'A file'}”`
    const named = pictureName.test(extension ?? '')
    if (picture && !shownTypes.has(picture)) {
      return `${name} is a ${type?.ext.toUpperCase()} picture, which browsers don’t show. Save it as JPEG, upload that, and delete this file in Media.`
    }
    if (picture && !(named && shownTypes.has((extension ?? '').replace(/^jpg$/, 'jpeg')))) {
      return `${name} is a picture, but was stored as a file, because its name doesn’t say so. Rename it so that it ends in .${type?.ext}, upload that, and delete this file in Media.`
    }
    return !picture && named
      ? `${name} is damaged, or isn’t a picture. Save the picture again as JPEG, upload that, and delete this file in Media.`
      : undefined
  } finally {
    ending.abort()
  }
}
