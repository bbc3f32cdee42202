import {type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import type {DocumentActionComponent, DuplicateDocumentActionComponent} from 'sanity'
import {suggestedPath} from '../../form/inputs/suggested-path.ts'

/** Wraps Duplicate for documents with a path, so that the copy has its own title and path. */
export function duplicatePage(original: DuplicateDocumentActionComponent): DocumentActionComponent {
  return (props) => original({...props, mapDocument: withOwnPath})
}

/** Returns the document with the title `Life (copy)` and the path `/insurance/life-copy`. */
export function withOwnPath<Copy extends Partial<StoredDocument>>(document: Copy): Copy {
  const title = `${textOf(document.title) ?? 'Page'} (copy)`
  const path = textOf(document.path) ?? '/'
  return {...document, title, path: suggestedPath(title, path) ?? `${path.replace(/\.html$/, '')}-copy`}
}
