import {memberStep, publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'

/** A change of one document: texts by their path in it, and the revision that it was computed from. */
export interface TextChange {
  id: string
  rev: string | undefined
  /** `sections[_key=="a"].heading` to the new text. */
  set: Record<string, string>
}

/** The changes that rename a token in every text that holds it, drafts included; the fact itself is left out. */
export function renameToken(
  documents: readonly StoredDocument[],
  {factId, from, to}: {factId: string; from: string; to: string},
): TextChange[] {
  return documents.flatMap((document) => {
    if (publishedId(document._id) === factId) return []
    const texts = textsOf(document, '').filter(([, text]) => text.includes(`{${from}}`))
    if (texts.length === 0) return []
    const set = Object.fromEntries(
      texts.map(([path, text]) => [path, text.replaceAll(`{${from}}`, `{${to}}`)]),
    )
    return [{id: document._id, rev: typeof document._rev === 'string' ? document._rev : undefined, set}]
  })
}

function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsOf(item, path + memberStep(item, index)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, item]) => textsOf(item, path ? `${path}.${name}` : name))
}
