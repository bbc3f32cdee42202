import {isDay} from '@upline/domain/periods/period.ts'
import type {SchemaType} from 'sanity'

/** The value of a cell, or why it has none. */
export type Written = {value: unknown} | {problem: string}

/** How a value stands in a cell, and how it is read back. */
export interface Cell {
  hint: string
  read(value: unknown): string
  write(text: string, current: unknown): Written
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const numberCell: Cell = {
  hint: 'A number, such as 4.5',
  read: (value) => (typeof value === 'number' ? String(value) : ''),
  write: (text) => {
    const number = text.trim()
    // Half of the world writes so what the other half writes as 1,200.
    if (/^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(number)) {
      return {
        problem: `“${text}” may be ${number.replace('.', '')} or ${Number(number)}. Write it as one of these.`,
      }
    }
    return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number) && Number.isFinite(Number(number))
      ? {value: Number(number)}
      : {problem: `“${text}” is no number. Write it with digits and a point, such as 4.5 or 1200.`}
  },
}

export const booleanCell: Cell = {
  hint: 'yes or no',
  read: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
  write: (text) => {
    const word = text.trim().toLowerCase()
    if (['yes', 'true', '1', 'on', 'x'].includes(word)) return {value: true}
    if (['no', 'false', '0', 'off'].includes(word)) return {value: false}
    return {problem: `“${text}” is neither yes nor no.`}
  },
}

export const referenceCell: Cell = {
  hint: 'The id of a document',
  read: (value) => textOf((value as {_ref?: unknown} | undefined)?._ref),
  write: (text) => writeReference(text.trim()),
}

export function writeReference(id: string): Written {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id)
    ? {value: {_type: 'reference', _ref: id}}
    : {problem: `“${id}” is no id of a document. Copy it from the column Id of an export.`}
}

export function textCell(type: SchemaType): Cell {
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
  return isDay(day) ? {value: day} : {problem: `“${text}” is no day. Write it as 2026-11-22.`}
}

interface Choice {
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

export function choose(text: string, choices: readonly Choice[]): Written {
  const wanted = text.trim().toLowerCase()
  const found =
    choices.find(({value}) => value === text) ??
    choices.find(({value, title}) => value.toLowerCase() === wanted || title.toLowerCase() === wanted)
  const shown = choices.slice(0, 8).map(({title}) => title)
  return found
    ? {value: found.value}
    : {problem: `“${text}” is none of ${shown.join(', ')}${choices.length > shown.length ? ', …' : ''}.`}
}

export function isReference(type: SchemaType): boolean {
  for (let each: SchemaType | undefined = type; each; each = each.type ?? undefined) {
    if (each.name === 'reference') return true
  }
  return false
}
