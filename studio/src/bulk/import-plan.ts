import {
  publishedId,
  type StoredDocument,
  titleFields,
  titleOf,
} from '@upline/schemas/health/stored-document.ts'
import type {Column} from './columns.ts'
import {idColumn, type Mapping, plain} from './mapping.ts'
import type {Table} from './table.ts'

/** See `periodFields`. */
const firstDay = 'effectiveFrom'

interface CellChange {
  column: Column
  before: string
  after: string
}

export interface RowPlan {
  /** As a spreadsheet counts. */
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
  /** Rows that change something. */
  rows: RowPlan[]
  /** Rows that are as they were. */
  unchanged: number
  /** Nothing is imported while there are any. */
  problems: RowProblem[]
}

interface Sources {
  table: Table
  mapping: Mapping
  columns: readonly Column[]
  /** All documents of the type as an editor sees them: the draft where there is one. */
  existing: readonly StoredDocument[]
  type: string
  newId: () => string
}

/** What an import would do. A row is the document with its id, else the one with its name, else a new one. */
export function planImport({table, mapping, columns, existing, type, newId}: Sources): ImportPlan {
  const known = knownDocuments(existing, mapping, columns)
  const rowOf = new Map<string, number>()
  const plan: ImportPlan = {rows: [], unchanged: 0, problems: []}
  for (const {number: row, cells} of table.rows) {
    const found = plan.problems.length
    const problem = (message: string) => plan.problems.push({row, message})
    const extra = cells.slice(table.header.length).some((cell) => cell.trim() !== '')
    if (extra) problem('It has more cells than the header. Is a text with a comma not in quotation marks?')
    const document = findDocument(cells, known, problem)
    if (plan.problems.length > found) continue
    const thing = document ? publishedId(document._id) : `new ${known.nameOfRow(cells)}`
    const earlier = rowOf.get(thing)
    if (earlier) {
      const what = document ? 'is for the same document' : 'has the same name, and both are new'
      problem(`Row ${earlier} ${what}. Remove one of the two.`)
      continue
    }
    rowOf.set(thing, row)
    const id = document ? publishedId(document._id) : newId()
    const base = document ?? {_id: id, _type: type}
    const planned = planRow(base, cells, {mapping, columns}, problem)
    if (plan.problems.length > found) continue
    const title = titleOf({...base, ...planned.set}) ?? 'Without a name'
    if (planned.changes.length === 0 && document) plan.unchanged += 1
    else plan.rows.push({row, id, title, isNew: !document, ...planned})
  }
  return plan
}

interface KnownDocuments {
  idOfRow: (cells: readonly string[]) => string
  /** What identifies a row that has no id; empty without a name. */
  nameOfRow: (cells: readonly string[]) => string
  byId: ReadonlyMap<string, StoredDocument>
  byName: ReadonlyMap<string, readonly StoredDocument[]>
}

/** Versions share their name: where the table has their first day, that is part of it. */
function knownDocuments(
  existing: readonly StoredDocument[],
  mapping: Mapping,
  columns: readonly Column[],
): KnownDocuments {
  const named = mapping.findIndex((name) => name !== undefined && titleFields.includes(name))
  const dated = mapping.indexOf(firstDay)
  const day = columns.find(({name}) => name === firstDay)
  const withDay = (name: string, value: unknown) =>
    name && dated >= 0 ? `${name}\n${typeof value === 'string' ? value : ''}` : name
  const dayOfCell = (cell: string) => {
    const written = cell.trim() === '' ? undefined : day?.write(cell, undefined)
    return written && 'value' in written ? written.value : cell.trim()
  }
  const byName = new Map<string, StoredDocument[]>()
  for (const document of existing) {
    const name = withDay(plain(titleOf(document) ?? ''), document[firstDay])
    byName.set(name, [...(byName.get(name) ?? []), document])
  }
  return {
    idOfRow: (cells) => publishedId((cells[mapping.indexOf(idColumn)] ?? '').trim()),
    nameOfRow: (cells) => withDay(plain(cells[named] ?? ''), dayOfCell(cells[dated] ?? '')),
    byId: new Map(existing.map((document) => [publishedId(document._id), document])),
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
        `There is no such document with the id ${id}. Clear the cell to make a new one, or leave the column out.`,
      )
    return document
  }
  const name = nameOfRow(cells)
  if (!name) {
    problem('It has neither an id nor a name.')
    return undefined
  }
  const [first, ...others] = byName.get(name) ?? []
  if (first && others.length > 0) {
    problem(`Several documents have the name “${titleOf(first)}”. Give the id of one.`)
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
    const before = column.read(base)
    const after = cells[at] ?? ''
    // Spreadsheets have their own ends of lines.
    if (sameText(before, after)) return
    if (after.trim() === '') {
      if (before === '') return
      planned.unset.push(column.name)
    } else {
      const written = column.write(after, base[column.name])
      if ('problem' in written) {
        problem(`${column.title}: ${written.problem}`)
        return
      }
      // Another way to write the same, such as 4.50 for 4.5.
      if (column.read({...base, [column.name]: written.value}) === before) return
      planned.set[column.name] = written.value
    }
    planned.changes.push({column, before, after})
  })
  return planned
}

function sameText(a: string, b: string): boolean {
  return a === b || a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n')
}
