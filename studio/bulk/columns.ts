import type {ArraySchemaType, ObjectSchemaType, SchemaType} from 'sanity'
import type {StoredDocument} from '../dependents/dependents.ts'

export type Written = {value: unknown} | {problem: string}

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

interface Cell {
  hint: string
  read(value: unknown): string
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const numberCell: Cell = {
  hint: 'A number, such as 4.5',
  read: (value) => (typeof value === 'number' ? String(value) : ''),
  write: (text) =>
    /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) && Number.isFinite(Number(text))
      ? {value: Number(text)}
      : {problem: `“${text}” is no number. Write it with digits and a point, such as 4.5.`},
}

const booleanCell: Cell = {
  hint: 'yes or no',
  read: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
  write: (text) => {
    const word = text.trim().toLowerCase()
    if (['yes', 'true', '1', 'on', 'x'].includes(word)) return {value: true}
    if (['no', 'false', '0', 'off'].includes(word)) return {value: false}
    return {problem: `“${text}” is neither yes nor no.`}
  },
}

const referenceCell: Cell = {
  hint: 'The id of a document',
  read: (value) => textOf((value as {_ref?: unknown} | undefined)?._ref),
  write: (text) => writeReference(text.trim()),
}

function writeReference(id: string): Written {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id)
    ? {value: {_type: 'reference', _ref: id}}
    : {problem: `“${id}” is no id of a document. Copy it from the column Id of an export.`}
}

function textCell(type: SchemaType): Cell {
  const choices = choicesOf(type)
  if (choices) {
    return {
      hint: `One of ${choices.map(({title}) => title).join(', ')}`,
      read: textOf,
      write: (text) => choose(text, choices),
    }
  }
  if (type.name === 'date') return {hint: 'A day, such as 2026-11-22', read: textOf, write: writeDay}
  return {hint: 'Text', read: textOf, write: (text) => ({value: text})}
}

/** Spreadsheets turn days into the form of their country: that of the United States is understood. */
function writeDay(text: string): Written {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  const day = american
    ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}`
    : text.trim()
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
    ? {value: day}
    : {problem: `“${text}” is no day. Write it as 2026-11-22.`}
}

interface Choice {
  value: string
  title: string
}

function choicesOf(type: SchemaType): Choice[] | undefined {
  const list: unknown = (type.options as {list?: unknown} | undefined)?.list
  if (!Array.isArray(list)) return undefined
  return list.flatMap((each: unknown) => {
    if (typeof each === 'string') return [{value: each, title: each}]
    const {value, title} = each as {value?: unknown; title?: unknown}
    return typeof value === 'string' ? [{value, title: typeof title === 'string' ? title : value}] : []
  })
}

function choose(text: string, choices: readonly Choice[]): Written {
  const wanted = text.trim().toLowerCase()
  const found =
    choices.find(({value}) => value === text) ??
    choices.find(({value, title}) => value.toLowerCase() === wanted || title.toLowerCase() === wanted)
  const shown = choices.slice(0, 8).map(({title}) => title)
  return found
    ? {value: found.value}
    : {problem: `“${text}” is none of ${shown.join(', ')}${choices.length > shown.length ? ', …' : ''}.`}
}

function listCell(type: ArraySchemaType): Cell | undefined {
  const [member, ...others] = type.of
  if (!member || others.length > 0) return undefined
  if (isReference(member)) {
    return lines({
      hint: 'Ids of documents, one a line',
      readItem: (item) => textOf((item as {_ref?: unknown})._ref),
      writeItem: (line, old) => withKey(writeReference(line.trim()), old),
    })
  }
  if (member.jsonType === 'string') {
    const choices = choicesOf(type) ?? choicesOf(member)
    return lines({
      hint: choices ? `One a line, of ${choices.map(({title}) => title).join(', ')}` : 'One a line',
      readItem: (item) => escaped(textOf(item)),
      writeItem: (line) => (choices ? choose(unescaped(line), choices) : {value: unescaped(line)}),
    })
  }
  return member.jsonType === 'object' ? objectLines(member) : undefined
}

/** Small objects of texts, such as rates: `Term Life | 80%`, one a line. What is chosen in them stays with its place. */
function objectLines(member: ObjectSchemaType): Cell | undefined {
  const chosen = member.fields.filter(({type}) => choicesOf(type)).map(({name}) => name)
  const texts = member.fields.filter(({name}) => !chosen.includes(name))
  const names = texts.map(({name}) => name)
  if (!member.fields.every(({type}) => type.jsonType === 'string') || names.length === 0) return undefined
  const titles = texts.map(({type, name}) => type.title ?? name)
  return lines({
    hint: `${titles.join(' | ')}, one a line`,
    readItem: (item) =>
      names.map((name) => escaped(textOf((item as Record<string, unknown>)[name]))).join(' | '),
    writeItem: (line, old) => {
      const cells = splitLine(line)
      if (cells.length > names.length) {
        return {
          problem: `“${line}” has more than ${names.length} parts. Write \\| for a | that is part of a text.`,
        }
      }
      const fields = names.flatMap((name, i) => (cells[i] ? [[name, cells[i]] as const] : []))
      const named = member.name === 'object' ? {} : {_type: member.name}
      const before = Object(old ?? {}) as Record<string, unknown>
      const kept = chosen.flatMap((name) => (name in before ? [[name, before[name]] as const] : []))
      return withKey({value: {...named, ...Object.fromEntries([...fields, ...kept])}}, old)
    },
  })
}

interface Lines {
  hint: string
  readItem(item: unknown): string
  /** `old` is the item that stands at the same place now. */
  writeItem(line: string, old: unknown): Written
}

function lines({hint, readItem, writeItem}: Lines): Cell {
  return {
    hint,
    read: (value) =>
      Array.isArray(value)
        ? value
            .filter((item) => item !== null)
            .map(readItem)
            .join('\n')
        : '',
    write: (text, current) => {
      const old: unknown[] = Array.isArray(current) ? current : []
      const items: unknown[] = []
      for (const line of text.split(/\r\n|\n|\r/).filter((each) => each.trim() !== '')) {
        const written = writeItem(line, old[items.length])
        if ('problem' in written) return written
        items.push(written.value)
      }
      return {value: items}
    },
  }
}

/** Items of a list need a key; one that stays at its place keeps it, as presence and comments hang on it. */
function withKey(written: Written, old: unknown): Written {
  if ('problem' in written) return written
  const known = (old as {_key?: unknown} | null | undefined)?._key
  const _key = typeof known === 'string' ? known : crypto.randomUUID().slice(0, 12)
  return {value: {...(written.value as object), _key}}
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('|', '\\|')
}

function unescaped(text: string): string {
  return text.replace(/\\([\\nr|])/g, (_, code: string) => ({n: '\n', r: '\r'})[code] ?? code)
}

/** The parts of a line between bars, but not at `\|`. */
function splitLine(line: string): string[] {
  const parts = line.match(/(?:\\[\s\S]|[^|\\])+|\|/g) ?? []
  const cells: string[] = ['']
  for (const part of parts) {
    if (part === '|') cells.push('')
    else cells[cells.length - 1] += part
  }
  // The spaces beside a bar are its own.
  return cells.map((cell, i) =>
    unescaped(
      cell.slice(
        i > 0 && cell.startsWith(' ') ? 1 : 0,
        i < cells.length - 1 && cell.endsWith(' ') ? -1 : undefined,
      ),
    ),
  )
}

function isReference(type: SchemaType): boolean {
  for (let each: SchemaType | undefined = type; each; each = each.type ?? undefined) {
    if (each.name === 'reference') return true
  }
  return false
}
