import {type Fields, isObject, memberStep} from '@upline/schemas/health/stored-document'
import type {Shape} from './shapes.ts'
import {tokensOf} from './token-names.ts'
import {isText, problemOf} from './value-problem.ts'

/** A value of an answer that is not what its schema says, and what the site does without it. */
export type Flaw = {
  /** Id of the document that holds the value; undefined where the answer does not name it. */
  document: string | undefined
  /** The section that holds it, as `faqList (key)`. */
  section: string | undefined
  /** Where it is in that document, in the form of Sanity's paths: `sections[_key=="f"].heading`. */
  field: string
  problem: string
  outcome: 'kept the last good value' | 'left out' | 'had no good value before'
}

/** Stands for a value that is not there and has none to take its place. */
const absent = Symbol('absent')

/**
 * Gives what is sound of an answer of the lake. In place of a value that is not what the shape says comes the one of `lastGood` at the
 * same place, if that has one; else it is left out: a text becomes empty, a list loses a member, and what cannot do without it (the name
 * of a document, a date, a number) is left out as a whole. Members of a list are the same by `_key`, `_id`, or `key`.
 * The result is undefined where all of the answer has to be left out. `isOpen` says of a name in braces that nothing takes its place: a
 * text that holds one is wrong, too, but stays as it is where it had no good value before.
 */
export function conform<Result>(
  shape: Shape,
  value: unknown,
  lastGood?: unknown,
  isOpen: (token: string) => boolean = () => false,
): {result: Result | undefined; flaws: Flaw[]} {
  const flaws: Flaw[] = []
  const root: Place = {document: undefined, section: undefined, field: '', flaws, isOpen}
  const result = new Conformer(root).required(shape, value, lastGood)
  // What conforms has the type that TypeGen gives the answer: shape and type come from the same schema and query.
  return {result: result === absent ? undefined : (result as Result), flaws}
}

type Place = Omit<Flaw, 'problem' | 'outcome'> & {flaws: Flaw[]; isOpen: (token: string) => boolean}

class Conformer {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** `absent` where there is neither a sound value, nor a last good one, nor an empty one. */
  required(shape: Shape, value: unknown, lastGood: unknown): unknown {
    const problem = problemOf(shape, value)
    if (!problem) return this.#inside(shape, value, lastGood)
    const before = this.#lastGood(shape, lastGood)
    this.#report(problem, before === absent ? 'left out' : 'kept the last good value')
    return before === absent ? emptyValue(shape) : before
  }

  optional(shape: Shape, value: unknown, lastGood: unknown): unknown {
    if (value === null || value === undefined) return null
    // Studio fields that were emptied may leave an empty text.
    if (value === '' && isText(shape)) return shape === 'text' ? value : null
    const problem = problemOf(shape, value)
    if (problem) {
      const before = this.#lastGood(shape, lastGood)
      this.#report(problem, before === absent ? 'left out' : 'kept the last good value')
      return before === absent ? null : before
    }
    const sound = this.#inside(shape, value, lastGood)
    return sound === absent ? null : sound
  }

  #inside(shape: Shape, value: unknown, lastGood: unknown): unknown {
    if (shape === 'key') return typeof value === 'string' ? cleanText(value) : ''
    if (isText(shape)) return this.#text(cleanText(value as string), lastGood)
    if (typeof shape === 'string') return value
    if ('list' in shape) return this.#list(shape.list, value as unknown[], lastGood)
    if ('fields' in shape) return this.#object(shape, value as Fields, lastGood)
    const of = shape.types.get(String((value as Fields)._type))
    return of ? this.#inside(of, value, lastGood) : absent
  }

  #text(text: string, lastGood: unknown): string {
    const {isOpen} = this.#place
    const open = (words: string) => tokensOf(words).filter(isOpen)
    const [name] = open(text)
    if (name === undefined) return text
    const before = typeof lastGood === 'string' && open(lastGood).length === 0 ? lastGood : undefined
    const problem = `holds {${name}}, which is no published fact`
    this.#report(problem, before === undefined ? 'had no good value before' : 'kept the last good value')
    return before ?? text
  }

  #object(shape: Extract<Shape, {fields: unknown}>, value: Fields, lastGood: unknown): unknown {
    // Another document has taken its place.
    const isSame = isObject(lastGood) && (lastGood._id ?? value._id) === (value._id ?? lastGood._id)
    const before = isSame ? lastGood : {}
    const sound: Fields = shape.type === undefined ? {} : {_type: shape.type}
    let isWhole = true
    for (const [name, {shape: inner, isOptional}] of shape.fields) {
      const at = this.#at(name, value)
      const found = isOptional
        ? at.optional(inner, value[name], before[name])
        : at.required(inner, value[name], before[name])
      if (found === absent) isWhole = false
      sound[name] = found
    }
    return isWhole ? sound : absent
  }

  #list(shape: Shape, members: readonly unknown[], lastGood: unknown): unknown[] {
    const before = new Map(
      (Array.isArray(lastGood) ? lastGood : []).map((member) => [identityOf(member), member]),
    )
    const seen = new Set<string>()
    return members.flatMap((member, index) => {
      // A reference to a document that is not published.
      if (member === null || member === undefined) return []
      const identity = identityOf(member)
      const at = new Conformer({...this.#place, field: this.#place.field + memberStep(member, index)})
      const sound = at.#member(shape, member, identity === undefined ? undefined : before.get(identity))
      return sound === absent ? [] : distinct(sound, index, seen)
    })
  }

  #member(shape: Shape, member: unknown, lastGood: unknown): unknown {
    const problem = problemOf(shape, member)
    if (!problem) return this.#inside(shape, member, lastGood)
    const before = this.#lastGood(shape, lastGood)
    this.#report(problem, before === absent ? 'left out' : 'kept the last good value')
    return before
  }

  /** The value before, if it is still sound: the schema may have changed since. */
  #lastGood(shape: Shape, lastGood: unknown): unknown {
    // An address that content no longer has must not stay.
    if (lastGood === undefined || lastGood === null || shape === 'path' || problemOf(shape, lastGood)) {
      return absent
    }
    const before = new Conformer({...this.#place, flaws: [], isOpen: () => false}).#inside(
      shape,
      lastGood,
      undefined,
    )
    // It was left out then, too.
    return JSON.stringify(before) === JSON.stringify(emptyValue(shape)) ? absent : before
  }

  #at(name: string, parent: Fields): Conformer {
    const {document, field, section, flaws, isOpen} = this.#place
    const id = parent._id
    // An article is among the further articles of its own page, too.
    const isDocument = typeof id === 'string'
    const own = isDocument ? '' : field
    return new Conformer({
      document: isDocument ? id : document,
      section: sectionOf(parent, field) ?? section,
      field: own ? `${own}.${name}` : name,
      flaws,
      isOpen,
    })
  }

  #report(problem: string, outcome: Flaw['outcome']): void {
    const {flaws, isOpen: _isOpen, ...place} = this.#place
    flaws.push({...place, problem, outcome})
  }
}

/** Half a character cannot be written into a file, and a page that differs from its data cannot be hydrated. */
function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

/** What stands for a required value where there is none. */
function emptyValue(shape: Shape): unknown {
  if (shape === 'text') return ''
  if (shape === 'boolean') return false
  if (typeof shape === 'string') return absent
  if ('list' in shape) return []
  if ('types' in shape) return absent
  return new Conformer({
    document: undefined,
    section: undefined,
    field: '',
    flaws: [],
    isOpen: () => false,
  }).required(shape, {}, undefined)
}

function identityOf(member: unknown): string | undefined {
  if (!isObject(member)) return undefined
  const identity = member._key ?? member._id ?? member.key
  return typeof identity === 'string' ? identity : undefined
}

/** A member among those before it. A document stands in a list once; a second member with a key gets one of its own. */
function distinct(member: unknown, index: number, seen: Set<string>): unknown[] {
  if (!isObject(member) || !('_key' in member || '_id' in member)) return [member]
  const identity = String(member._key || member._id || '')
  const isNew = identity !== '' && !seen.has(identity)
  seen.add(identity)
  if (isNew) return [member]
  return '_key' in member ? [{...member, _key: `${identity}-${index}`}] : []
}

/** A section is a member of a list of that name. */
function sectionOf(parent: Fields, field: string): string | undefined {
  if (!/(?:^|\.)sections\[[^\]]*\]$/.test(field)) return undefined
  return `${String(parent._type).slice(0, 60)} (${String(parent._key).slice(0, 60)})`
}
