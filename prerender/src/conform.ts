import {type Fields, isObject} from '@upline/schemas/health/stored-document.ts'
import {byIdentity, distinct, identityOf} from './list-members.ts'
import {type DescribedPlace, describePlace, type Place} from './place.ts'
import type {Shape} from './shapes.ts'
import {tokensOf} from './token-names.ts'
import {isText, problemOf} from './value-problem.ts'

/** A value of an answer that is not what its schema says, and what the site does without it. */
export type Flaw = DescribedPlace & {
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
  const result = new Conformer(flaws, isOpen).required(shape, root(value), lastGood)
  // What conforms has the type that TypeGen gives the answer: shape and type come from the same schema and query.
  return {result: result === absent ? undefined : (result as Result), flaws}
}

const root = (value: unknown): Place => ({value, holder: undefined, step: ''})

class Conformer {
  readonly #flaws: Flaw[]
  readonly #isOpen: (token: string) => boolean

  constructor(flaws: Flaw[] = [], isOpen: (token: string) => boolean = () => false) {
    this.#flaws = flaws
    this.#isOpen = isOpen
  }

  /** `absent` where there is neither a sound value, nor a last good one, nor an empty one. */
  required(shape: Shape, place: Place, lastGood: unknown): unknown {
    const problem = problemOf(shape, place.value)
    if (!problem) return this.#inside(shape, place, lastGood)
    const before = this.#insteadOf(place, problem, shape, lastGood)
    return before === absent ? emptyValue(shape) : before
  }

  #optional(shape: Shape, place: Place, lastGood: unknown): unknown {
    const {value} = place
    if (value === null || value === undefined) return null
    // Studio fields that were emptied may leave an empty text.
    if (value === '' && isText(shape)) return shape === 'text' ? value : null
    const sound = this.#member(shape, place, lastGood)
    return sound === absent ? null : sound
  }

  #member(shape: Shape, place: Place, lastGood: unknown): unknown {
    const problem = problemOf(shape, place.value)
    return problem ? this.#insteadOf(place, problem, shape, lastGood) : this.#inside(shape, place, lastGood)
  }

  #inside(shape: Shape, place: Place, lastGood: unknown): unknown {
    const {value} = place
    if (shape === 'key') return typeof value === 'string' ? cleanText(value) : ''
    if (isText(shape)) return this.#text(cleanText(value as string), place, lastGood)
    if (typeof shape === 'string') return value
    if ('list' in shape) return this.#list(shape.list, place, lastGood)
    if ('fields' in shape) return this.#object(shape, place, lastGood)
    const of = shape.types.get(String((value as Fields)._type))
    return of ? this.#inside(of, place, lastGood) : absent
  }

  #text(text: string, place: Place, lastGood: unknown): string {
    const open = (words: string) => (words.includes('{') ? tokensOf(words).filter(this.#isOpen) : [])
    const [name] = open(text)
    if (name === undefined) return text
    const before = typeof lastGood === 'string' && open(lastGood).length === 0 ? lastGood : undefined
    const problem = `holds {${name}}, which is no published fact`
    this.#report(
      place,
      problem,
      before === undefined ? 'had no good value before' : 'kept the last good value',
    )
    return before ?? text
  }

  #object(shape: Extract<Shape, {fields: unknown}>, place: Place, lastGood: unknown): unknown {
    const value = place.value as Fields
    // Another document has taken its place.
    const isSame = isObject(lastGood) && (lastGood._id ?? value._id) === (value._id ?? lastGood._id)
    const before = isSame ? lastGood : {}
    const sound: Fields = shape.type === undefined ? {} : {_type: shape.type}
    let isWhole = true
    for (const [name, {shape: inner, isOptional}] of shape.fields) {
      const at = {value: value[name], holder: place, step: name}
      const found = isOptional
        ? this.#optional(inner, at, before[name])
        : this.required(inner, at, before[name])
      if (found === absent) isWhole = false
      sound[name] = found
    }
    return isWhole ? sound : absent
  }

  #list(shape: Shape, place: Place, lastGood: unknown): unknown[] {
    const before = byIdentity(lastGood)
    const seen = new Set<string>()
    return (place.value as unknown[]).flatMap((member, index) => {
      // A reference to a document that is not published.
      if (member === null || member === undefined) return []
      const identity = identityOf(member)
      const at = {value: member, holder: place, step: index}
      const sound = this.#member(shape, at, identity === undefined ? undefined : before.get(identity))
      return sound === absent ? [] : distinct(sound, index, seen)
    })
  }

  /** The value before, where there is one; says what became of the one that is wrong. */
  #insteadOf(place: Place, problem: string, shape: Shape, lastGood: unknown): unknown {
    const before = this.#stillGood(shape, lastGood)
    this.#report(place, problem, before === absent ? 'left out' : 'kept the last good value')
    return before
  }

  #report(place: Place, problem: string, outcome: Flaw['outcome']): void {
    this.#flaws.push({...describePlace(place), problem, outcome})
  }

  /** The value before, if it is still sound: the schema may have changed since. */
  #stillGood(shape: Shape, lastGood: unknown): unknown {
    // An address that content no longer has must not stay.
    if (lastGood === undefined || lastGood === null || shape === 'path' || problemOf(shape, lastGood)) {
      return absent
    }
    const before = new Conformer().#inside(shape, root(lastGood), undefined)
    // It was left out then, too.
    return JSON.stringify(before) === JSON.stringify(emptyValue(shape)) ? absent : before
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
  return new Conformer().required(shape, root({}), undefined)
}
