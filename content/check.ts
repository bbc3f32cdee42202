/** `node content/check.ts`: reads all content and says what is wrong with it, file by file. */
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {assetsOf} from './assets.ts'
import {unknownChoices} from './checks/choices.ts'
import {typedFigures} from './checks/figures.ts'
import {brokenLinks} from './checks/links.ts'
import {danglingReferences} from './checks/references.ts'
import {unknownTokens} from './checks/tokens.ts'
import {type Problem, readDocuments, type SourceDocument} from './read-documents.ts'

export function checkDocuments(documents: SourceDocument[]): Problem[] {
  return [danglingReferences, unknownChoices, unknownTokens, typedFigures, brokenLinks].flatMap((check) =>
    check(documents),
  )
}

/** Everything wrong below a content folder (`documents`, with `images` and `files` beside it). */
export function checkFolder(folder: string): Problem[] {
  const {documents, problems} = readDocuments(join(folder, 'documents'))
  return [...problems, ...missingAssets(folder, documents), ...checkDocuments(documents)]
}

export function missingAssets(folder: string, documents: SourceDocument[]): Problem[] {
  return documents.flatMap(({file, document}) =>
    assetsOf(document)
      .filter((asset) => !existsSync(join(folder, asset)))
      .map((asset) => ({file, message: `${file}: there is no file ${asset}`})),
  )
}

if (import.meta.main) {
  const problems = checkFolder(import.meta.dirname)
  for (const {message} of problems) console.error(`content/documents/${message}`)
  if (problems.length > 0) process.exit(1)
  console.log('the content is in order')
}
