import type {ArraySchemaType, ObjectSchemaType} from 'sanity'
import {type Cell, choicesOf, choose, isReference, textOf, type Written, writeReference} from './cells.ts'

/** A list, one entry a line. */
export function listCell(type: ArraySchemaType): Cell | undefined {
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
