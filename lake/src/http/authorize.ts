import type {MiddlewareHandler} from 'hono'
import {type Access, mayDo, type Right} from '../access/roles.ts'
import type {TokenStore} from '../access/token-store.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'

/** The right that a request needs, by its path below the API version. The first match counts. `null` needs none; the answer may depend on the sender. */
const rules: {path: RegExp; methods?: string[]; right: Right | null}[] = [
  {path: /^\/data\/(?:query|doc|listen|live|ping)\//, right: null},
  {path: /^\/(?:users\/me|auth\/(?:id|providers)|ping|check\/cors)$/, right: null},
  // Their answers name the missing permission.
  {path: /^\/data\/(?:mutate|actions)\//, methods: ['POST'], right: null},
  {path: /^\/comments\//, methods: ['POST'], right: 'write drafts'},
  {path: /^\/assets\//, methods: ['POST'], right: 'write drafts'},
  {path: /^\/(?:hooks|projects\/[^/]+\/tokens)(?:\/|$)/, right: 'manage'},
  {path: /\/datasets\/[^/]+$/, methods: ['PUT', 'PATCH', 'DELETE'], right: 'manage'},
  {path: /\/schemas(?:\/|$)/, methods: ['POST', 'PUT', 'DELETE'], right: 'deploy'},
]

/** Returns the sender of a request; undefined has all rights. Throws a 401 for an unknown sender. */
export type Identify = (c: RequestContext) => Access | undefined

/** A sender without a token. It reads published documents of public datasets. */
export const visitor: Access = {role: undefined, userId: '', label: ''}

/** Identifies senders by their token. */
export const byToken =
  (tokens: TokenStore): Identify =>
  (c) => {
    const [, key] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const token = key === undefined ? undefined : tokens.find(key)
    if (key !== undefined && !token) throw sessionNotFound()
    return token ? {role: token.role, userId: token.projectUserId, label: token.label} : visitor
  }

/** Answers 401 to a visitor and 403 to a token that lack the right for a request. */
export function authorize(identify: Identify): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const access = identify(c)
    c.set('access', access)
    if (!access) return next()
    const path = c.req.path.replace(/^\/[^/]+/, '')
    const rule = rules.find((each) => each.path.test(path) && (each.methods?.includes(c.req.method) ?? true))
    const right = rule ? rule.right : 'read'
    if (right !== null) requireRight(access, right)
    await next()
  }
}

/** The answer to a missing or unknown token, as hosted. */
export function sessionNotFound(): HttpError {
  return new HttpError(401, 'Unauthorized - Session not found', {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found',
    errorCode: 'SIO-401-ANF',
  })
}

/** Throws a 401 without a token, and a 403 for a token without the right. */
export function requireRight(access: Access | undefined, right: Right): void {
  if (mayDo(access, right)) return
  if (!access?.role) throw sessionNotFound()
  throw new HttpError(403, `Insufficient permissions: the token's role lacks the right to ${right}`)
}
