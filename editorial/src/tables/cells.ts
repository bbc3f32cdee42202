import type {SchemaType} from '@sanity/types'
import {isDate} from '@upline/domain/dates/date.ts'
import {monthOf, plain, tidy} from './reformatted.ts'

/** The value of a cell, or why it is invalid. */
export type ParsedCell = {value: unknown} | {problem: string}

/** Formats a value as the text of a cell and parses it back. */
export interface Cell {
  hint: string
  choices?: readonly Choice[]
  /** Whether a value is several of the choices, one per line. */
  isList?: boolean
  /** The documents that the value names by their key or id. */
  from?: {types: readonly string[]; by: 'key' | '_id'}
  format(value: unknown): string
  parse(text: string, current: unknown): ParsedCell
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const numberCell: Cell = {
  hint: 'A number, such as 4.5',
  format: (value) => (typeof value === 'number' ? String(value) : ''),
  parse: (text) => {
    const [, digits] = /^\D*([1-9]\d{0,2}\.\d{3})\)?$/.exec(text.trim()) ?? []
    if (digits) {
      const whole = digits.replace('.', '')
      return {problem: `“${text}” could be ${Number(digits)} or ${whole}. Write ${digits}0 or ${whole}.`}
    }
    const number = parseNumber(text)
    return number === undefined
      ? {problem: `“${text}” isn’t a number. Use digits and a decimal point, such as 4.5 or 1200.`}
      : {value: number}
  },
}

/** Parses numbers as spreadsheets write them, such as `$1,200.50`, `(5)` for −5 and `1.2E+07`. */
function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-').trim()
  const [, bracket, sign = '', digits = ''] = /^(\()?([+-]?)\$?\s?(.*?)\)?$/.exec(plain) ?? []
  if (Boolean(bracket) !== plain.endsWith(')')) return undefined
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits)
  const number = isGrouped ? digits.replaceAll(',', '') : digits
  if (!/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number) || !Number.isFinite(Number(number))) return undefined
  return Number(number) * (bracket || sign === '-' ? -1 : 1)
}

export const booleanCell: Cell = {
  hint: 'yes or no',
  choices: [
    {value: 'yes', title: 'Yes'},
    {value: 'no', title: 'No'},
  ],
  format: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
  parse: (text) => {
    const answer = text.trim().toLowerCase()
    if (['yes', 'true', '1', 'on', 'x'].includes(answer)) return {value: true}
    if (['no', 'false', '0', 'off'].includes(answer)) return {value: false}
    return {problem: `“${text}” isn’t yes or no.`}
  },
}

export const referenceCell = (type: SchemaType): Cell => ({
  hint: 'The ID of a document',
  from: {types: targetsOf(type), by: '_id'},
  format: (value) => textOf((value as {_ref?: unknown} | undefined)?._ref),
  parse: (text) => parseReference(text.trim()),
})

/** The target of a redirect: `/contact`, `https://portal.example/`, or `page:` and the ID of a page. */
export const linkCell: Cell = {
  hint: 'A path such as /contact, an address that starts with https://, or page: and an ID',
  format: (value) => {
    const {kind, path, url, page} = Object(value ?? {}) as Record<string, unknown>
    if (kind === 'path') return textOf(path)
    if (kind === 'url') return textOf(url)
    const id = textOf((page as {_ref?: unknown} | undefined)?._ref)
    return id && `page:${id}`
  },
  parse: (text) => {
    const target = text.trim()
    const [, id] = /^page:(.+)$/.exec(target) ?? []
    if (id) {
      const page = parseReference(id)
      return 'problem' in page
        ? page
        : {value: {_type: 'link', kind: 'page', page: {...Object(page.value), _weak: true}}}
    }
    if (/^https?:/i.test(target)) return {value: {_type: 'link', kind: 'url', url: target}}
    return target.startsWith('/')
      ? {value: {_type: 'link', kind: 'path', path: target}}
      : {problem: `“${text}” isn’t an address. Write /contact or https://portal.example/.`}
  },
}

/** Returns the types of documents that a reference may lead to. */
export function targetsOf(type: SchemaType): string[] {
  return 'to' in type && Array.isArray(type.to) ? type.to.map(({name}: SchemaType) => name) : []
}

export function parseReference(id: string): ParsedCell {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id)
    ? {value: {_type: 'reference', _ref: id}}
    : {problem: `“${id}” isn’t the ID of a document. Copy it from the ID column of an export.`}
}

export function textCell(type: SchemaType): Cell {
  const choices = choicesOf(type)
  if (choices) {
    return {
      choices,
      hint: `One of ${choices.map(({title}) => title).join(', ')}`,
      format: textOf,
      parse: (text) => choose(text, choices),
    }
  }
  if (type.name === 'date') return dateCell
  // Only a text of several lines may begin or end with spaces.
  const isLine = type.name === 'string'
  return {
    hint: 'Text',
    format: textOf,
    parse: (text) =>
      /^(#{2,}|\d(\.\d+)?E\+\d{2,})$/.test(text.trim())
        ? {problem: `“${text}” is a value that the spreadsheet shortened. Enter the full text.`}
        : {value: isLine ? tidy(text) : text.normalize('NFC')},
  }
}

const dateCell: Cell = {
  hint: 'A date, such as 2026-11-22',
  format: textOf,
  parse: parseDate,
}

/** Parses dates as spreadsheets write them, such as `1/5/26`, `5-Jan-26` and `2026-01-05 00:00`. A time is left out, but not one in UTC, whose date may differ. */
export function parseDate(text: string): ParsedCell {
  const date = dateOf(
    tidy(text)
      .normalize('NFKC')
      .replace(/[T ](?:00:00(?::00(?:\.0+)?)?Z|\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AP]M)?)$/i, ''),
  )
  return isDate(date) ? {value: date} : {problem: `“${text}” isn’t a valid date. Write it as 2026-11-22.`}
}

function dateOf(text: string): string {
  const joined = (year = '', month: string | number = '', day = '') => {
    // As Excel reads two digits, except that no content is older than 1950.
    const full = year.length > 2 ? year : Number(year) < 50 ? `20${year.padStart(2, '0')}` : `19${year}`
    return `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (iso) return joined(iso[1], iso[2], iso[3])
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  if (numeric) {
    const [, month, day, year] = numeric
    return joined(year, month, day)
  }
  const [, day, name, year] = /^(\d{1,2})[- ]([a-z]{3,9})\.?[-, ]+(\d{4}|\d{2})$/i.exec(text) ?? []
  if (name) return joined(year, monthOf(name), day)
  const long = /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text)
  if (long?.[1]) return joined(long[3], monthOf(long[1]), long[2])
  // Excel counts dates from December 30, 1899; decimals are a time.
  if (/^[3-6]\d{4}(\.\d+)?$/.test(text))
    return new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10)
  return text
}

export interface Choice {
  value: string
  title: string
}

export function choicesOf(type: SchemaType): Choice[] | undefined {
  const list: unknown = (type.options as {list?: unknown} | undefined)?.list
  if (!Array.isArray(list)) return undefined
  return list.flatMap((each: unknown) => {
    if (typeof each === 'string') return [{value: each, title: each}]
    const {value, title} = each as {value?: unknown; title?: unknown}
    return typeof value === 'string' ? [{value, title: typeof title === 'string' ? title : value}] : []
  })
}

export function choose(text: string, choices: readonly Choice[]): ParsedCell {
  const wanted = comparable(text)
  const found =
    choices.find(({value}) => value === text) ??
    choices.find(({value, title}) => [value, title].some((each) => comparable(each) === wanted))
  const shown = choices.slice(0, 8).map(({title}) => title)
  return found
    ? {value: found.value}
    : {problem: `“${text}” isn’t one of ${shown.join(', ')}${choices.length > shown.length ? ', …' : ''}.`}
}

const comparable = (text: string) => plain(tidy(text)).toLowerCase()

export function isReference(type: SchemaType): boolean {
  for (let each: SchemaType | undefined = type; each; each = each.type ?? undefined) {
    if (each.name === 'reference') return true
  }
  return false
}
