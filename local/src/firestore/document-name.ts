import {invalid} from './firestore-error.ts'
import {readText} from './wire.ts'

const longestSegment = 1500

/** `projects/P/databases/(default)/documents`, the start of every document's name. */
export function documentsRoot(project: string): string {
  return `projects/${project}/databases/(default)/documents`
}

/** Takes a document's full name apart: its path is collection and id in turn. Throws INVALID_ARGUMENT. */
export function readDocumentName(root: string, name: unknown): string[] {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`)) {
    throw invalid(`A document name must begin with ${root}/.`)
  }
  const path = name.slice(root.length + 1).split('/')
  if (path.length % 2 !== 0) throw invalid('A document name must have a collection and an id.')
  for (const segment of path) checkSegment(segment)
  return path
}

export function checkSegment(segment: string): void {
  if (readText('A part of a document name', segment) === '' || segment === '.' || segment === '..')
    throw invalid('A part of a document name is empty or dots.')
  if (/^__.*__$/s.test(segment)) throw invalid('A part of a document name is reserved.')
  if (Buffer.byteLength(segment) > longestSegment) {
    throw invalid(`A part of a document name is longer than ${longestSegment} bytes.`)
  }
}
