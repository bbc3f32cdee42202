import type {SchemaType} from '@sanity/types'
import {isDate} from '@upline/domain/dates/date.ts'

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
    const number = text.trim()
    // In many countries 1.200 means 1,200.
    if (/^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(number)) {
      return {
        problem: `“${text}” could mean ${number.replace('.', '')} or ${Number(number)}. Enter one of these.`,
      }
    }
    return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number) && Number.isFinite(Number(number))
      ? {value: Number(number)}
      : {problem: `“${text}” isn’t a number. Use digits and a decimal point, such as 4.5 or 1200.`}
  },
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
  if (type.name === 'date') return {hint: 'A date, such as 2026-11-22', format: textOf, parse: parseDate}
  // Only a text of several lines may begin or end with spaces.
  const isLine = type.name === 'string'
  return {hint: 'Text', format: textOf, parse: (text) => ({value: isLine ? text.trim() : text})}
}

/** Parses ISO dates and US dates, because spreadsheets reformat dates. */
export function parseDate(text: string): ParsedCell {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  const date = american
    ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}`
    : text.trim()
  return isDate(date) ? {value: date} : {problem: `“${text}” isn’t a valid date. Write it as 2026-11-22.`}
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
  const wanted = text.trim().toLowerCase()
  const found =
    choices.find(({value}) => value === text) ??
    choices.find(({value, title}) => value.toLowerCase() === wanted || title.toLowerCase() === wanted)
  const shown = choices.slice(0, 8).map(({title}) => title)
  return found
    ? {value: found.value}
    : {problem: `“${text}” isn’t one of ${shown.join(', ')}${choices.length > shown.length ? ', …' : ''}.`}
}

export function isReference(type: SchemaType): boolean {
  for (let each: SchemaType | undefined = type; each; each = each.type ?? undefined) {
    if (each.name === 'reference') return true
  }
  return false
}
