import type {Traced} from './traced-value.ts'

/** A scope of a query. As in groq-js, `^` skips hidden ones. */
export interface Scope {
  value: Traced
  parent: Scope | undefined
  hidden: boolean
}

/** The scope for expressions on this value. */
export function nested(scope: Scope, value: Traced): Scope {
  return {value, parent: scope.hidden ? scope.parent : scope, hidden: false}
}

/** Returns the scope that `^`, repeated so often, refers to. */
export function ancestor(scope: Scope, steps: number): Scope | undefined {
  let current: Scope | undefined = scope
  for (let step = 0; step < steps && current; step += 1) current = current.parent
  return current
}
