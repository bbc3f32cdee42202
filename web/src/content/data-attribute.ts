import type {
  CreateDataAttribute,
  CreateDataAttributeProps,
} from '@sanity/visual-editing/create-data-attribute'
import {createContext, useContext} from 'react'

/** The function that `createDataAttribute` of @sanity/visual-editing returns for a place in a document. */
export type DataAttribute = CreateDataAttribute<
  Required<Pick<CreateDataAttributeProps, 'id' | 'type' | 'path'>>
>

/** The document, and the path in it, of the enclosed content. Undefined outside of a preview. */
export const DataAttributeContext = createContext<DataAttribute | undefined>(undefined)

/** For `data-sanity={attribute?.('heading')}`: in a preview a click there opens this field of the place around it. */
export function useDataAttribute(): DataAttribute | undefined {
  return useContext(DataAttributeContext)
}

/** Returns the `data-sanity` of a document inside a section, so that a click opens `field` of the document. */
export function useDocumentAttribute(type: string, field: string) {
  const attribute = useContext(DataAttributeContext)
  return ({_id}: {_id: string}) => attribute?.combine({id: _id, type, path: field})()
}
