import type {CustomValidator, Rule, ValidationContext} from '@sanity/types'

export interface MemberProblem {
  message: string
  path: [{_key: string}]
}

type Problem = string | undefined | MemberProblem[]

/** Returns a message, problems of members, or undefined if the value is valid. */
export type Validator<Value> = (
  value: Value | undefined,
  context: ValidationContext,
) => Problem | Promise<Problem>

export interface Rules<Value> {
  /** Message if the value is missing, or the list empty. Without a message, it may be. */
  required?: string | undefined
  /** Message if a member of a list is repeated. */
  unique?: string | undefined
  /** Another rule of Sanity, with its message unless `required` is the message. */
  rule?: ((rule: Rule) => Rule) | undefined
  errors?: readonly Validator<Value>[] | undefined
  warnings?: readonly Validator<Value>[] | undefined
}

/** Returns the `validation` of a field or member, or undefined if the rules of its type apply. */
export function validation<Value>(type: string, rules: Rules<Value>) {
  const {required, unique, rule, errors = [], warnings = []} = rules
  const present = (base: Rule) => (type === 'array' ? base.required().min(1) : base.required())
  // Sanity accepts a text of spaces.
  const filled = (base: Rule) => base.regex(/^\s+$/, {invert: true})
  const presence = type === 'string' || type === 'text' ? [present, filled] : [present]
  const list: ((base: Rule) => Rule)[] = [
    ...(required === undefined ? [] : presence.map((rule) => (base: Rule) => rule(base).error(required))),
    ...(unique === undefined ? [] : [(base: Rule) => base.unique().error(unique)]),
    ...(rule ? [(base: Rule) => (required === undefined ? rule(base) : rule(base).error(required))] : []),
    ...errors.map((validate) => (base: Rule) => base.custom(customRule(type, validate))),
    ...warnings.map((validate) => (base: Rule) => base.custom(customRule(type, marked(validate))).warning()),
  ]
  return list.length > 0 ? (base: Rule) => list.map((each) => each(base)) : undefined
}

/**
 * Starts the message of a warning outside the Studio, where Sanity 6.16 turns the errors of objects and documents into warnings, too, to
 * warn of unknown fields. It is invisible.
 */
export const warningMark = '\u2063'

function marked<Value>(validate: Validator<Value>): Validator<Value> {
  return async (value, context) => {
    const problem = await validate(value, context)
    if (context.environment === 'studio' || !problem) return problem
    if (typeof problem === 'string') return warningMark + problem
    return problem.map(({message, path}) => ({message: warningMark + message, path}))
  }
}

/** The types that their values have in JavaScript. */
const valueTypes: Readonly<Record<string, string>> = {
  string: 'string',
  text: 'string',
  date: 'string',
  number: 'number',
  boolean: 'boolean',
}

/** Returns a custom rule as Sanity expects it: the result is true if the value is valid. Sanity itself reports a value of another type. */
function customRule<Value>(type: string, validate: Validator<Value>): CustomValidator<Value | undefined> {
  return async (value, context) => {
    if (value !== undefined && typeof value !== (valueTypes[type] ?? typeof value)) return true
    const problem = await validate(value, context)
    return problem?.length ? problem : true
  }
}
