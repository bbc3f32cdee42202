import {getPublishedId} from '@sanity/client/csm'
import {type StoredDocument, titleFields, titleOf} from '@upline/schemas/health/stored-document.ts'
import type {Column} from './columns.ts'
import {idColumn, type Mapping, normalized} from './mapping.ts'
import type {Table} from './table.ts'

/** Field of `periodFields`. */
const startDate = 'effectiveFrom'

interface CellChange {
  column: Column
  before: string
  after: string
}

export interface RowPlan {
  /** Row number in the spreadsheet. */
  row: number
  /** The published id. */
  id: string
  title: string
  isNew: boolean
  changes: CellChange[]
  set: Record<string, unknown>
  unset: string[]
}

export interface RowProblem {
  row: number
  message: string
}

export interface ImportPlan {
  /** Rows with changes. */
  rows: RowPlan[]
  /** Number of rows without changes. */
  unchanged: number
  /** Problems that prevent the import. */
  problems: RowProblem[]
}

interface Sources {
  table: Table
  mapping: Mapping
  columns: readonly Column[]
  /** The latest version of every document of the type. */
  existing: readonly StoredDocument[]
  type: string
  newId: () => string
}

/** Plans an import. A row matches the document with its id, or else the one with its name, or else it is a new document. */
export function planImport({table, mapping, columns, existing, type, newId}: Sources): ImportPlan {
  const known = knownDocuments(existing, mapping, columns)
  const rowOf = new Map<string, number>()
  const plan: ImportPlan = {rows: [], unchanged: 0, problems: []}
  for (const {number: row, cells} of table.rows) {
    const found = plan.problems.length
    const problem = (message: string) => plan.problems.push({row, message})
    const extra = cells.slice(table.header.length).some((cell) => cell.trim() !== '')
    if (extra)
      problem('This row has more cells than the header. Put quotes around text that contains a comma.')
    const document = findDocument(cells, known, problem)
    if (plan.problems.length > found) continue
    const target = document ? getPublishedId(document._id) : `new ${known.nameOfRow(cells)}`
    const earlier = rowOf.get(target)
    if (earlier) {
      const reason = document ? 'is for the same document' : 'has the same name, and both are new'
      problem(`Row ${earlier} ${reason}. Remove one of the two.`)
      continue
    }
    rowOf.set(target, row)
    const id = document ? getPublishedId(document._id) : newId()
    const base = document ?? {_id: id, _type: type}
    const planned = planRow(base, cells, {mapping, columns}, problem)
    if (plan.problems.length > found) continue
    const title = titleOf({...base, ...planned.set}) ?? 'Untitled'
    if (planned.changes.length === 0 && document) plan.unchanged += 1
    else plan.rows.push({row, id, title, isNew: !document, ...planned})
  }
  return plan
}

interface KnownDocuments {
  idOfRow: (cells: readonly string[]) => string
  /** Identifies a row without an id; empty if it has no name. */
  nameOfRow: (cells: readonly string[]) => string
  byId: ReadonlyMap<string, StoredDocument>
  byName: ReadonlyMap<string, readonly StoredDocument[]>
}

/** Indexes documents by id and name. Versions share a name, so a start date in the table is part of it. */
function knownDocuments(
  existing: readonly StoredDocument[],
  mapping: Mapping,
  columns: readonly Column[],
): KnownDocuments {
  const named = mapping.findIndex((name) => name !== undefined && titleFields.includes(name))
  const dated = mapping.indexOf(startDate)
  const dateColumn = columns.find(({name}) => name === startDate)
  const withDate = (name: string, value: unknown) =>
    name && dated >= 0 ? `${name}\n${typeof value === 'string' ? value : ''}` : name
  const dateOfCell = (cell: string) => {
    const parsed = cell.trim() === '' ? undefined : dateColumn?.parse(cell, undefined)
    return parsed && 'value' in parsed ? parsed.value : cell.trim()
  }
  const byName = new Map<string, StoredDocument[]>()
  for (const document of existing) {
    const name = withDate(normalized(titleOf(document) ?? ''), document[startDate])
    byName.set(name, [...(byName.get(name) ?? []), document])
  }
  return {
    idOfRow: (cells) => getPublishedId((cells[mapping.indexOf(idColumn)] ?? '').trim()),
    nameOfRow: (cells) => withDate(normalized(cells[named] ?? ''), dateOfCell(cells[dated] ?? '')),
    byId: new Map(existing.map((document) => [getPublishedId(document._id), document])),
    byName,
  }
}

function findDocument(
  cells: readonly string[],
  {idOfRow, nameOfRow, byId, byName}: KnownDocuments,
  problem: (message: string) => void,
): StoredDocument | undefined {
  const id = idOfRow(cells)
  if (id) {
    const document = byId.get(id)
    if (!document)
      problem(
        `No document of this type has the ID ${id}. Clear the cell to create a document, or leave the column out.`,
      )
    return document
  }
  const name = nameOfRow(cells)
  if (!name) {
    problem('This row has no ID and no name.')
    return undefined
  }
  const [first, ...others] = byName.get(name) ?? []
  if (first && others.length > 0) {
    problem(`Several documents have the name “${titleOf(first)}”. Enter the ID of one.`)
  }
  return first
}

function planRow(
  base: StoredDocument,
  cells: readonly string[],
  {mapping, columns}: {mapping: Mapping; columns: readonly Column[]},
  problem: (message: string) => void,
): Pick<RowPlan, 'changes' | 'set' | 'unset'> {
  const planned: Pick<RowPlan, 'changes' | 'set' | 'unset'> = {changes: [], set: {}, unset: []}
  mapping.forEach((name, at) => {
    const column = columns.find((each) => each.name === name)
    if (!column) return
    const before = column.format(base)
    const cell = cells[at] ?? ''
    if (sameText(before, cell)) return
    if (cell.trim() === '') {
      if (before === '') return
      planned.unset.push(column.name)
    } else {
      const parsed = column.parse(cell, base[column.name])
      if ('problem' in parsed) {
        problem(`${column.title}: ${parsed.problem}`)
        return
      }
      // The cell formats the same value differently, such as 4.50 for 4.5.
      if (column.format({...base, [column.name]: parsed.value}) === before) return
      planned.set[column.name] = parsed.value
    }
    planned.changes.push({column, before, after: cell.trim()})
  })
  return planned
}

/** Compares texts without regard to line endings, which spreadsheets change. */
function sameText(a: string, b: string): boolean {
  return a === b || a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n')
}
