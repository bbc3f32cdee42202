import type {Evaluate, Scope} from './compile-expression.ts'
import {compileRuleset, type Match, type PathSegment, type RuleMethod} from './compile-ruleset.ts'
import {RuleFault, RuleTimestamp, type RuleValue} from './values.ts'

export interface Access {
  method: RuleMethod
  /** From `databases` on: ['databases', '(default)', 'documents', collection, id]. */
  path: readonly string[]
  time: string
  /** The claims in `request.auth.token`. Absent for visitors. */
  token?: Map<string, RuleValue> | undefined
  /** The document as it would be stored; absent for reads and deletes. */
  after?: Map<string, RuleValue>
  /** The stored document, if it exists. */
  before?: Map<string, RuleValue>
  /** Returns the document at a path, such as `inquiries/id`, after the commit. */
  getAfter?: ((path: string) => Map<string, RuleValue> | undefined) | undefined
}

export interface Rules {
  allows(access: Access): boolean
}

/** Reads a rules file, the same that Firestore reads. Throws RulesSyntaxError on syntax that it cannot evaluate exactly. */
export function loadRules(source: string): Rules {
  const root = compileRuleset(source)
  return {
    allows(access) {
      const block = new Map<string, RuleValue>([
        ['request', requestOf(access)],
        ['resource', access.before ? resourceOf(access, access.before) : null],
      ])
      const getAfter = (path: string) => {
        const data = access.getAfter?.(path.split('/').slice(3).join('/'))
        return data ? resourceOf({path: path.split('/')}, data) : null
      }
      return blockAllows(root, access, access.path, {block, values: block, depth: 0, getAfter})
    },
  }
}

function requestOf({method, time, token, ...access}: Access): Map<string, RuleValue> {
  const auth =
    token &&
    new Map<string, RuleValue>([
      ['uid', token.get('sub') ?? ''],
      ['token', token],
    ])
  return new Map<string, RuleValue>([
    ['auth', auth ?? null],
    ['method', method],
    ['time', new RuleTimestamp(time)],
    ['resource', access.after ? resourceOf(access, access.after) : null],
  ])
}

function resourceOf({path}: Pick<Access, 'path'>, data: Map<string, RuleValue>): Map<string, RuleValue> {
  return new Map<string, RuleValue>([
    ['data', data],
    ['id', path.at(-1) ?? ''],
  ])
}

function blockAllows(match: Match, access: Access, path: readonly string[], outer: Scope): boolean {
  const bound = bindPath(match.path, path)
  if (!bound) return false
  const block = new Map([...outer.block, ...bound.values])
  const scope = {...outer, block, values: block}
  const isAllowed = ({methods, condition}: Match['allows'][number]) =>
    methods.includes(access.method) && holds(condition, scope)
  if (bound.rest.length === 0 && match.allows.some(isAllowed)) return true
  return match.matches.some((inner) => blockAllows(inner, access, bound.rest, scope))
}

function holds(condition: Evaluate, scope: Scope): boolean {
  try {
    return condition(scope) === true
  } catch (fault) {
    if (fault instanceof RuleFault) return false
    throw fault
  }
}

function bindPath(pattern: PathSegment[], path: readonly string[]) {
  const values = new Map<string, RuleValue>()
  for (const [i, {isVariable, name}] of pattern.entries()) {
    const segment = path[i]
    if (segment === undefined || (!isVariable && segment !== name)) return undefined
    if (isVariable) values.set(name, segment)
  }
  return {values, rest: path.slice(pattern.length)}
}
