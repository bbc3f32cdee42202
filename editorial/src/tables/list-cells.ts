import type {ArraySchemaType, ObjectSchemaType} from '@sanity/types'
import {
  type Cell,
  choicesOf,
  choose,
  isReference,
  type ParsedCell,
  parseReference,
  targetsOf,
  textOf,
} from './cells.ts'
import {stateCell, statePlansCell} from './state-cell.ts'

/** Returns the cell of a list, with one item per line, or undefined if its items don't fit into a line. */
export function listCell(type: ArraySchemaType): Cell | undefined {
  const [member, ...others] = type.of
  if (!member || others.length > 0) return undefined
  if (isReference(member)) {
    return lines({
      hint: 'IDs of documents, one per line',
      isList: true,
      from: {types: targetsOf(member), by: '_id'},
      formatItem: (item) => textOf((item as {_ref?: unknown})._ref),
      parseItem: (line, old) => withKey(parseReference(line.trim()), old),
    })
  }
  if (member.jsonType === 'string') {
    const choices = choicesOf(type) ?? choicesOf(member)
    return lines({
      hint: choices ? `One per line: ${choices.map(({title}) => title).join(', ')}` : 'One per line',
      isList: true,
      ...(choices && {choices}),
      formatItem: (item) => escaped(textOf(item)),
      parseItem: (line) => (choices ? choose(unescaped(line), choices) : {value: unescaped(line)}),
    })
  }
  if (member.name === 'stateAvailability') return stateCell
  if (member.jsonType === 'object' && member.fields.some(({name}) => name === 'plans')) return statePlansCell
  return member.jsonType === 'object' ? objectLines(member) : undefined
}

/** Formats objects of texts, such as rates, as `Term Life | 80%`. Fields with a list of choices keep their value by position. */
function objectLines(member: ObjectSchemaType): Cell | undefined {
  const chosen = member.fields.filter(({type}) => choicesOf(type)).map(({name}) => name)
  const texts = member.fields.filter(({name}) => !chosen.includes(name))
  const names = texts.map(({name}) => name)
  if (!member.fields.every(({type}) => type.jsonType === 'string') || names.length === 0) return undefined
  const titles = texts.map(({type, name}) => type.title ?? name)
  return lines({
    hint: `${titles.join(' | ')}, one per line`,
    formatItem: (item) =>
      names.map((name) => escaped(textOf((item as Record<string, unknown>)[name]))).join(' | '),
    parseItem: (line, old) => {
      const cells = splitLine(line)
      if (cells.length > names.length) {
        return {
          problem: `“${line}” has more than ${names.length} parts. Write \\| for a | inside text.`,
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

interface Lines extends Pick<Cell, 'hint' | 'choices' | 'isList' | 'from'> {
  formatItem(item: unknown): string
  /** `old` is the current item at the same position. */
  parseItem(line: string, old: unknown): ParsedCell
}

function lines({formatItem, parseItem, ...cell}: Lines): Cell {
  return {
    ...cell,
    format: (value) =>
      Array.isArray(value)
        ? value
            .filter((item) => item !== null)
            .map(formatItem)
            .join('\n')
        : '',
    parse: (text, current) => {
      const old: unknown[] = Array.isArray(current) ? current : []
      const items: unknown[] = []
      for (const line of text.split(/\r\n|\n|\r/).filter((each) => each.trim() !== '')) {
        const parsed = parseItem(line, old[items.length])
        if ('problem' in parsed) return parsed
        items.push(parsed.value)
      }
      return {value: items}
    },
  }
}

/** Adds the key of the old item, because presence and comments refer to it, or a new key. */
function withKey(parsed: ParsedCell, old: unknown): ParsedCell {
  if ('problem' in parsed) return parsed
  const known = (old as {_key?: unknown} | null | undefined)?._key
  const _key = typeof known === 'string' ? known : crypto.randomUUID().slice(0, 12)
  return {value: {...(parsed.value as object), _key}}
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('|', '\\|')
}

function unescaped(text: string): string {
  return text.replace(/\\([\\nr|])/g, (_, code: string) => ({n: '\n', r: '\r'})[code] ?? code)
}

/** Splits a line at bars that are not escaped as `\|`. */
function splitLine(line: string): string[] {
  const parts = line.match(/(?:\\[\s\S]|[^|\\])+|\|/g) ?? []
  const cells: string[] = ['']
  for (const part of parts) {
    if (part === '|') cells.push('')
    else cells[cells.length - 1] += part
  }
  // A space next to a bar belongs to the bar.
  return cells.map((cell, i) =>
    unescaped(
      cell.slice(
        i > 0 && cell.startsWith(' ') ? 1 : 0,
        i < cells.length - 1 && cell.endsWith(' ') ? -1 : undefined,
      ),
    ),
  )
}
