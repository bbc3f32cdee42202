import type {SchemaType} from '@sanity/types'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {choiceFields} from '@upline/schemas/validation/choice-types.ts'
import {
  booleanCell,
  type Cell,
  isReference,
  linkCell,
  numberCell,
  type ParsedCell,
  referenceCell,
  textCell,
} from './cells.ts'
import {listCell} from './list-cells.ts'

/** A field of a document as a column of a table. */
export interface Column extends Pick<Cell, 'hint' | 'choices' | 'isList' | 'from'> {
  /** Name of the field. */
  name: string
  title: string
  format(document: StoredDocument): string
  /** Parses a cell that is not empty; `current` is the document's value. */
  parse(text: string, current: unknown): ParsedCell
}

/** Returns the fields of a document type that fit into a cell: text, numbers, choices, dates, lists of these, and references. */
export function columnsOf(type: SchemaType): Column[] {
  const fields = 'fields' in type ? type.fields : []
  return fields.flatMap(({name, type: field}) => {
    const cell = cellOf(field)
    if (!cell) return []
    const choice = choiceFields.find((each) => each.type === type.name && each.field === name)
    const own = choice && ({from: {types: [choice.from], by: 'key'}} as const)
    const format = (document: StoredDocument) => cell.format(document[name])
    return [{...cell, ...own, name, title: field.title ?? name, format}]
  })
}

function cellOf(type: SchemaType): Cell | undefined {
  if (type.jsonType === 'number') return numberCell
  if (type.jsonType === 'boolean') return booleanCell
  if (type.jsonType === 'string') return textCell(type)
  if (isReference(type)) return referenceCell(type)
  if (type.name === 'link') return linkCell
  return type.jsonType === 'array' ? listCell(type) : undefined
}
