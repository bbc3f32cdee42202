import {getDraftId, getPublishedId} from '@sanity/client/csm'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {isObject, type StoredDocument, titleFields, titleOf} from '@upline/domain/content/stored-document.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {initialValues} from '@upline/schemas/initial-values.ts'
import {indexRedirects, redirectedPath} from '@upline/schemas/validation/redirects.ts'
import {type Checking, validationErrors} from '../checks/publish-problems.ts'
import {latestOf, type Pair} from '../documents/pairs.ts'
import {count, quoteNames} from '../documents/quote-names.ts'
import {changeOf, withChange} from './cell-change.ts'
import {linkCell, textOf} from './cells.ts'
import type {Column} from './columns.ts'
import {idColumn, type Mapping, normalized} from './mapping.ts'
import {inBatches} from './prepare.ts'
import type {Table} from './table.ts'

/** Field of `periodFields`. */
const startDate = 'effectiveFrom'

interface CellChange {
  column: Column
  before: string
  after: string
}

export interface RowPlan {
  row: number
  /** The document before the import; empty if it is new. */
  pair: Pair
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
  problems: RowProblem[]
  /** Cells that are read differently from their text, by the title of their column. */
  repairs: Map<string, Repair[]>
}

export interface Repair {
  original: string
  value: string
}

interface Sources {
  table: Table
  mapping: Mapping
  columns: readonly Column[]
  /** All documents of the type by published id. */
  existing: ReadonlyMap<string, Pair>
  type: string
  newId: () => string
}

/** Plans an import. A row matches the document with its id, or else the one with its name, or else it is a new document. */
export function planImport({table, mapping, columns, existing, type, newId}: Sources): ImportPlan {
  const known = knownDocuments(existing, mapping, columns)
  const rowOf = new Map<string, number>()
  const plan: ImportPlan = {
    rows: [],
    unchanged: 0,
    problems: [],
    repairs: new Map(),
  }
  for (const {number: row, cells} of table.rows) {
    const found = plan.problems.length
    const problem = (message: string) => plan.problems.push({row, message})
    const extra = cells.slice(table.header.length).some((cell) => cell.trim() !== '')
    if (extra)
      problem('This row has more cells than the header. Put quotes around text that contains a comma.')
    const missing = table.header.filter((_, at) => at >= cells.length && mapping[at] !== undefined)
    if (missing.length > 0)
      problem(
        `This row ends before ${quoteNames(missing)}. Add the missing cells: an empty cell clears its field.`,
      )
    const pair = findDocument(cells, known, problem)
    if (plan.problems.length > found) continue
    const identity = pair?.id ?? `new ${known.nameOfRow(cells)}`
    const earlier = rowOf.get(identity)
    if (earlier) {
      const reason = pair ? 'is for the same document' : 'has the same name, and both are new'
      problem(`Row ${earlier} ${reason}. Remove one of the two.`)
      continue
    }
    rowOf.set(identity, row)
    const target = pair ?? {id: newId(), draft: undefined, published: undefined}
    const stored = latestOf(target)
    const initial = stored ? {} : simpleInitialValues(type)
    const base = stored ?? {_id: getDraftId(target.id), _type: type, ...initial}
    const planned = planRow(base, cells, {mapping, columns, repairs: plan.repairs}, problem)
    if (!stored) addInitialValues(planned, base, columns, initial)
    const title = titleOf({...base, ...planned.set}) ?? 'Untitled'
    if (planned.changes.length === 0 && pair) plan.unchanged += 1
    else plan.rows.push({row, pair: target, title, isNew: !pair, ...planned})
  }
  if (type === 'redirect') plan.problems.push(...redirectProblems(plan.rows, existing))
  return plan
}

/** Returns what a new document begins with in the Studio, such as a redirect that is on, without objects, such as a picture that has no file. */
const simpleInitialValues = (type: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(initialValues(type)).filter(([, value]) => !isObject(value)))

/** Adds the initial values that no cell changes to the plan of a new document. */
function addInitialValues(
  planned: Pick<RowPlan, 'changes' | 'set' | 'unset'>,
  base: StoredDocument,
  columns: readonly Column[],
  initial: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(initial)) {
    if (name in planned.set || planned.unset.includes(name)) continue
    planned.set[name] = value
    const column = columns.find((each) => each.name === name)
    const after = column?.format(base)
    if (column && after) planned.changes.push({column, before: '', after})
  }
  planned.unset = []
}

/** Finds redirects that lead to one another, of the table and of the content. Each alone would be valid. */
function redirectProblems(rows: readonly RowPlan[], existing: ReadonlyMap<string, Pair>): RowProblem[] {
  const ruleOf = ({from, to}: Record<string, unknown>, row?: number) => ({
    ...(row === undefined ? {} : {id: String(row)}),
    from: textOf(from),
    to: linkCell.format(to),
  })
  const planned = rows.map(({pair, set, row}) => ruleOf({...latestOf(pair), ...set}, row))
  const changed = new Set(rows.map(({pair}) => pair.id))
  const stored = [...existing].flatMap(([id, pair]) => (changed.has(id) ? [] : ruleOf({...latestOf(pair)})))
  const {next} = indexRedirects([...planned, ...stored])
  return planned.flatMap(({id, from, to}) => {
    const found = next(redirectedPath(to))
    if (!found) return []
    const other = found.id ? `row ${found.id}` : 'a redirect'
    const where = found.id === id ? 'itself' : `${pagePathOf(to)}, which ${other} redirects`
    return [{row: Number(id), message: `${from} leads to ${where}. Redirect straight to the final page.`}]
  })
}

/** Indexes documents by id and name. Versions share a name, so a start date in the table is part of it. */
function knownDocuments(existing: ReadonlyMap<string, Pair>, mapping: Mapping, columns: readonly Column[]) {
  const named = mapping.findIndex((name) => name !== undefined && titleFields.includes(name))
  const dated = mapping.indexOf(startDate)
  const dateColumn = columns.find(({name}) => name === startDate)
  const withDate = (name: string, value: unknown) =>
    name && dated >= 0 ? `${name}\n${typeof value === 'string' ? value : ''}` : name
  const dateOfCell = (cell: string) => {
    const parsed = cell.trim() === '' ? undefined : dateColumn?.parse(cell, undefined)
    return parsed && 'value' in parsed ? parsed.value : cell.trim()
  }
  const byName = new Map<string, Pair[]>()
  for (const pair of existing.values()) {
    const document = latestOf(pair)
    const name = withDate(normalized((document && titleOf(document)) ?? ''), document?.[startDate])
    byName.set(name, [...(byName.get(name) ?? []), pair])
  }
  return {
    idOfRow: (cells: readonly string[]) => getPublishedId((cells[mapping.indexOf(idColumn)] ?? '').trim()),
    /** Identifies a row without an id; empty if it has no name. */
    nameOfRow: (cells: readonly string[]) =>
      withDate(normalized(cells[named] ?? ''), dateOfCell(cells[dated] ?? '')),
    byId: existing,
    byName,
  }
}

function findDocument(
  cells: readonly string[],
  {idOfRow, nameOfRow, byId, byName}: ReturnType<typeof knownDocuments>,
  problem: (message: string) => void,
): Pair | undefined {
  const id = idOfRow(cells)
  if (id) {
    const pair = byId.get(id)
    if (!pair)
      problem(
        `No document of this type has the ID ${id}. Clear the cell to create a document, or leave the column out.`,
      )
    return pair
  }
  const name = nameOfRow(cells)
  if (!name) {
    problem('This row has no ID and no name.')
    return undefined
  }
  const [first, ...others] = byName.get(name) ?? []
  const document = first && latestOf(first)
  if (document && others.length > 0) {
    problem(`Several documents have the name “${titleOf(document)}”. Enter the ID of one.`)
  }
  return first
}

interface Reading extends Pick<Sources, 'mapping' | 'columns'>, Pick<ImportPlan, 'repairs'> {}

function planRow(
  base: StoredDocument,
  cells: readonly string[],
  {mapping, columns, repairs}: Reading,
  problem: (message: string) => void,
) {
  const planned: Pick<RowPlan, 'changes' | 'set' | 'unset'> = {changes: [], set: {}, unset: []}
  mapping.forEach((name, at) => {
    const column = columns.find((each) => each.name === name)
    const text = cells[at]
    if (!column || text === undefined) return
    const change = changeOf(base, column, text)
    if (change && 'problem' in change) {
      problem(`${column.title}: ${change.problem}`)
      return
    }
    const before = column.format(base)
    const after = change ? column.format(withChange(base, change)) : before
    const original = text.replaceAll('\r\n', '\n').trim()
    if (original !== after.trim()) {
      repairs.set(column.title, [...(repairs.get(column.title) ?? []), {original, value: after}])
    }
    if (!change) return
    Object.assign(planned.set, change.set)
    planned.unset.push(...change.unset)
    planned.changes.push({column, before, after})
  })
  return planned
}

/** Validates an import plan. `problems` are errors in imported cells; `open` are required fields that new documents still miss. */
export async function checkImport(
  {rows}: ImportPlan,
  type: string,
  checking: Checking,
  onProgress: (done: number) => void,
): Promise<{problems: RowProblem[]; open: RowProblem[]}> {
  const problems: RowProblem[] = []
  const open: RowProblem[] = []
  await inBatches(rows, onProgress, async (row) => {
    const base = latestOf(row.pair) ?? {_id: getDraftId(row.pair.id), _type: type}
    const imported = new Set(row.changes.map(({column}) => column.name))
    for (const {field, text} of await validationErrors(withChange(base, row), checking)) {
      const found = {row: row.row, message: text}
      if (field !== undefined && imported.has(field)) problems.push(found)
      else if (row.isNew) open.push(found)
    }
  })
  return {problems, open}
}

/** Formats the cleared fields as `Rating (3 documents), Category (1 document)`, because a long difference does not show all rows. */
export function clearedFields({rows}: ImportPlan): string {
  const cleared = rows.flatMap(({changes}) => changes.filter(({after}) => after === ''))
  const byTitle = groupBy(cleared, ({column}) => column.title)
  return [...byTitle].map(([title, cells]) => `${title} (${count(cells.length)})`).join(', ')
}
