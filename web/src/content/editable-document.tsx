import {type ReactNode, useContext} from 'react'
import {DataAttributeContext} from './data-attribute.ts'

/** Marks its children as content of the document. */
export function EditableDocument({id, type, children}: {id: string; type: string; children: ReactNode}) {
  const attribute = useContext(DataAttributeContext)
  return (
    <DataAttributeContext value={attribute?.combine({id, type, path: []})}>{children}</DataAttributeContext>
  )
}
