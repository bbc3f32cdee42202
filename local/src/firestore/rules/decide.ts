import {checkRuleset} from './check.ts'
import {evaluate, type Scope} from './evaluate.ts'
import {parseRuleset} from './parse-ruleset.ts'
import type {Allow, Match, PathSegment, RuleMethod} from './syntax.ts'
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
  const root = parseRuleset(source)
  checkRuleset(root)
  return {
    allows(access) {
      const values = new Map<string, RuleValue>([
        ['request', requestOf(access)],
        ['resource', access.before ? resourceOf(access, access.before) : null],
      ])
      const getAfter = (path: string) => {
        const data = access.getAfter?.(path.split('/').slice(3).join('/'))
        return data ? resourceOf({path: path.split('/')}, data) : null
      }
      return blockAllows(root, access, access.path, {values, functions: new Map(), depth: 0, getAfter})
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

function blockAllows(block: Match, access: Access, path: readonly string[], outer: Scope): boolean {
  const bound = bindPath(block.path, path)
  if (!bound) return false
  const functions = new Map(outer.functions)
  const scope: Scope = {...outer, values: new Map([...outer.values, ...bound.values]), functions, depth: 0}
  for (const definition of block.functions) functions.set(definition.name, {definition, scope})
  if (bound.rest.length === 0 && block.allows.some((allow) => allowHolds(allow, access, scope))) return true
  return block.matches.some((inner) => blockAllows(inner, access, bound.rest, scope))
}

function allowHolds({methods, condition}: Allow, {method}: Access, scope: Scope): boolean {
  if (!methods.includes(method)) return false
  if (!condition) return true
  try {
    return evaluate(condition, scope) === true
  } catch (fault) {
    if (fault instanceof RuleFault) return false
    throw fault
  }
}

function bindPath(
  pattern: PathSegment[],
  path: readonly string[],
): {values: Map<string, RuleValue>; rest: readonly string[]} | undefined {
  const values = new Map<string, RuleValue>()
  for (const [i, {kind, name}] of pattern.entries()) {
    const segment = path[i]
    if (kind === 'rest') {
      values.set(name, path.slice(i).join('/'))
      return {values, rest: []}
    }
    if (segment === undefined || (kind === 'literal' && segment !== name)) return undefined
    if (kind === 'variable') values.set(name, segment)
  }
  return {values, rest: path.slice(pattern.length)}
}
