import {missing} from './check-links.ts'
import type {Content} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {partsOf} from './read-parts.ts'
import type {StoredDocument} from './stored-document.ts'

/** References to documents that are not published, and pictures and files that are gone. */
export function checkReferences(document: StoredDocument, content: Content): Problem[] {
  return partsOf(document).references.flatMap(({field, value: id}) => {
    if (/^(image|file)-/.test(id)) {
      if (!content.assets || content.assets.has(id)) return []
      return [problemIn('references', document, {field, message: 'The file is gone. Upload it again.'})]
    }
    if (content.byId.has(id)) return []
    const message = `It refers to ${missing(id, content)}, which isn’t shown. Choose another or remove it.`
    return [problemIn('references', document, {field, message})]
  })
}
