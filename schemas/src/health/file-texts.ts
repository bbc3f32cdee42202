import type {Asset} from './content.ts'

/** Larger files are not read. In bytes. */
const largest = 5_000_000

/** Adds the text of each PDF file to `texts`, by the id of its asset. Adds an empty text for a file that cannot be read. */
export async function readFileTexts(assets: readonly Asset[], texts: Map<string, string>): Promise<void> {
  const files = assets.filter(({_id, url, extension, size}) => {
    return url && extension === 'pdf' && (size ?? 0) <= largest && !texts.has(_id)
  })
  if (files.length === 0) return
  const {extractText} = await import('unpdf')
  for (const {_id, url} of files) {
    try {
      const answer = await fetch(url ?? '')
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      const {text} = await extractText(new Uint8Array(await answer.arrayBuffer()), {mergePages: true})
      texts.set(_id, text)
    } catch {
      texts.set(_id, '')
    }
  }
}
