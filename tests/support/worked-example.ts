import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

export interface ExampleFile {
  /** Path in the workspace, from the comment in the first line of the code block. */
  path: string
  language: string
  code: string
}

/** Returns the code blocks of one chapter that name a file. */
export function readExample(markdown: string, title: string): ExampleFile[] {
  const [, chapter = ''] = markdown.split(`\n${title}\n`)
  const [text = ''] = chapter.split(/^##+ /m)
  return [...text.matchAll(/^```(\w+)\n(?:\/\/|<!--) (\S+)(?: -->)?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', path = '', code = '']) => ({path, language, code}),
  )
}

/** Writes the files of an example into `folder`. Applies a `diff` to the existing file. */
export function applyExample(files: readonly ExampleFile[], folder: string): void {
  for (const {path, language, code} of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), {recursive: true})
    writeFileSync(file, language === 'diff' ? insertLines(readFileSync(file, 'utf8'), code) : code)
  }
}

/** Applies a diff: removes each `-` line and inserts each `+` line below the previous line of the diff. */
export function insertLines(text: string, diff: string): string {
  const lines = text.split('\n')
  let at = 0
  for (const line of diff.trimEnd().split('\n')) {
    const content = line.slice(1)
    if (line.startsWith('+')) {
      lines.splice(at, 0, content)
      at += 1
    } else {
      const found = lines.indexOf(content, at)
      if (found < 0) throw new Error(`The example changes a line that is not there: ${content}`)
      if (line.startsWith('-')) lines.splice(found, 1)
      at = line.startsWith('-') ? found : found + 1
    }
  }
  return lines.join('\n')
}
