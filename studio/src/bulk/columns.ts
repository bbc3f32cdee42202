import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {SchemaType} from 'sanity'
import {
  booleanCell,
  type Cell,
  isReference,
  numberCell,
  referenceCell,
  textCell,
  type Written,
} from './cells.ts'
import {listCell} from './list-cells.ts'

/** A field of a document as a cell of a table. */
export interface Column {
  /** Name of the field. */
  name: string
  title: string
  /** How to write a cell, for people. */
  hint: string
  read(document: StoredDocument): string
  /** The value of a cell that is not empty; `current` is what the document has. */
  write(text: string, current: unknown): Written
}

/** The fields of a document type that fit into a cell: text, numbers, choices, dates, lists of these, and references. */
export function columnsOf(type: SchemaType): Column[] {
  const fields = 'fields' in type ? type.fields : []
  return fields.flatMap(({name, type: field}) => {
    const cell = cellOf(field)
    if (!cell) return []
    const {hint, read, write} = cell
    return [{name, title: field.title ?? name, hint, read: (document) => read(document[name]), write}]
  })
}

function cellOf(type: SchemaType): Cell | undefined {
  if (type.jsonType === 'number') return numberCell
  if (type.jsonType === 'boolean') return booleanCell
  if (type.jsonType === 'string') return textCell(type)
  if (isReference(type)) return referenceCell
  return type.jsonType === 'array' ? listCell(type) : undefined
}
