import type {MiddlewareHandler} from 'hono'
import {type Access, mayDo, type Right} from '../access/roles.ts'
import type {TokenStore} from '../access/token-store.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {guard} from '../server/guard.ts'
import {HttpError} from '../server/http-error.ts'

/** Returns the sender of a request; undefined has all rights. Throws a 401 for an unknown sender. */
export type Identify = (c: RequestContext) => Access | undefined

/** A sender without a token. It reads published documents of public datasets. */
export const visitor: Access = {role: undefined, userId: '', label: ''}

export const byToken =
  (tokens: TokenStore): Identify =>
  (c) => {
    const [, key] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const token = key === undefined ? undefined : tokens.find(key)
    if (key !== undefined && !token) throw sessionNotFound()
    return token ? {role: token.role, userId: token.projectUserId, label: token.label} : visitor
  }

/** Requires the right for a route. Answers 401 to a visitor and 403 to a token without the right. */
export function right(needed: Right): MiddlewareHandler<Environment> {
  return guard((c) => requireRight(c.var.access, needed))
}

/** Lets everyone read the files of a public dataset. Files of a private dataset require the right to read it. Comes after `dataset`. */
export const readableFile = guard((c) => {
  if (c.var.dataset.aclMode === 'private') requireRight(c.var.access, 'read')
})

/** The answer to a missing or unknown token, as hosted. */
function sessionNotFound(): HttpError {
  return new HttpError(401, 'Unauthorized - Session not found', {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found',
    errorCode: 'SIO-401-ANF',
  })
}

export function requireRight(access: Access | undefined, needed: Right): void {
  if (mayDo(access, needed)) return
  if (!access?.role) throw sessionNotFound()
  throw new HttpError(403, `Insufficient permissions: the token's role lacks the right to ${needed}`)
}
