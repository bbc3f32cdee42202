import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ContentDocument} from './json.ts'
import {ContentError, fileOf, parseDocument} from './readable.ts'

export type SourceDocument = {file: string; document: ContentDocument}
export type Problem = {file: string; message: string}

/** Reads all files below `folder`, sorted by name. `problems` are damaged, misplaced and duplicate documents. */
export function readDocuments(folder: string): {documents: SourceDocument[]; problems: Problem[]} {
  const documents: SourceDocument[] = []
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const file of globSync('**/*.json', {cwd: folder}).sort()) {
    try {
      const document = parseDocument(readFileSync(join(folder, file), 'utf8'), file)
      const owner = owners.get(document._id)
      if (owner !== undefined) {
        problems.push({file, message: `${file}: the id "${document._id}" is already used by ${owner}`})
      } else if (fileOf(document) !== file) {
        problems.push({file, message: `${file}: belongs in ${fileOf(document)}, after its type and id`})
      }
      owners.set(document._id, file)
      documents.push({file, document})
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push({file, message: error.message})
    }
  }
  return {documents, problems}
}
