import {missing} from './check-links.ts'
import type {Content} from './content.ts'
import type {Finding} from './problem.ts'
import {partsOf} from './read-parts.ts'
import type {StoredDocument} from './stored-document.ts'

/** Finds references to unpublished documents, and missing pictures and files. */
export function* checkReferences(document: StoredDocument, content: Content): Generator<Finding> {
  for (const {field, value: id} of partsOf(document).references) {
    if (/^(image|file)-/.test(id)) {
      if (content.assets && !content.assets.has(id)) {
        yield {field, message: 'The file is gone. Upload it again.'}
      }
    } else if (!content.byId.has(id)) {
      const message = `It refers to ${missing(id, content)}, which isn’t shown. Choose another or remove it.`
      yield {field, message}
    }
  }
}
