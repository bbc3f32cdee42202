import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {walk} from '@upline/domain/content/walk.ts'
import {type ContentDocument, isContentDocument, isObject} from './json.ts'

export type SourceDocument = {file: string; document: ContentDocument}
export type Problem = {file: string; message: string}

/** Reads all files below `folder`, sorted by name. `problems` are damaged, misplaced and duplicate documents. */
export function readDocuments(folder: string): {documents: SourceDocument[]; problems: Problem[]} {
  const documents: SourceDocument[] = []
  const problems: Problem[] = []
  const ids = new Map<string, string>()
  for (const file of globSync('**/*.json', {cwd: folder}).sort()) {
    const report = (message: string) => problems.push({file, message: `${file}: ${message}`})
    try {
      const document: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      if (!isContentDocument(document)) {
        report('a document needs "_id" and "_type"')
        continue
      }
      const expected = `${document._type}/${document._id}.json`
      const other = ids.get(document._id)
      if (other) report(`the id "${document._id}" is already used by ${other}`)
      else if (expected !== file) report(`belongs in ${expected}, after its type and id`)
      for (const path of membersWithoutKey(document))
        report(`${path} needs a "_key" that is unique in its list`)
      ids.set(document._id, file)
      documents.push({file, document})
    } catch (error) {
      report(`is not valid JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  return {documents, problems}
}

/** Returns the paths of list members without `_key`, which the Studio cannot edit. */
function membersWithoutKey(document: ContentDocument): string[] {
  const paths: string[] = []
  walk(document, (list, path) => {
    if (!Array.isArray(list)) return
    const keys = list.map((member) => (isObject(member) ? member._key : undefined))
    for (const [index, member] of list.entries()) {
      const key = keys[index]
      if (isObject(member) && (!key || keys.indexOf(key) !== index)) paths.push(`${path}[${index}]`)
    }
  })
  return paths
}
