import {Hono} from 'hono'
import {type RoleName, roles} from '../access/roles.ts'
import type {Token} from '../access/token-store.ts'
import {isRecord} from '../documents/document.ts'
import {invalid, oneOf} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {right} from './authorize.ts'
import {limitJson, parseJson, projectOf} from './request.ts'

/** `/projects/:project/tokens` and `/roles`. */
export const accessRoutes = new Hono<Environment>()
  .get('/projects/:project/roles', right('read'), (c) => {
    const projectId = projectOf(c)
    const names = Object.keys(roles) as RoleName[]
    return c.json(names.map((name) => ({...describeRole(name), projectId, isCustom: false})))
  })
  .get('/projects/:project/tokens', right('manage'), (c) =>
    c.json(c.var.datasets.tokens.list(projectOf(c)).map(describeToken)),
  )
  .post('/projects/:project/tokens', right('manage'), limitJson, async (c) => {
    const body = parseJson(await c.req.text())
    const {label, roleName} = isRecord(body) ? body : {}
    if (typeof label !== 'string' || label === '') throw invalid('A token needs a "label"')
    const role = oneOf('roleName', roleName, Object.keys(roles) as RoleName[])
    const {key, ...token} = c.var.datasets.tokens.create(projectOf(c), label, role)
    return c.json({...describeToken(token), key}, 201)
  })
  .delete('/projects/:project/tokens/:id', right('manage'), (c) => {
    const id = c.req.param('id')
    if (!c.var.datasets.tokens.list(projectOf(c)).some((token) => token.id === id))
      throw new HttpError(404, `There is no token "${id}"`)
    c.var.datasets.tokens.delete(id)
    return c.body(null, 204)
  })

/** A role as `users/me` and the lists of roles and tokens name it. */
export function describeRole(name: RoleName): {name: RoleName; title: string; description: string} {
  const {title, description} = roles[name]
  return {name, title, description}
}

function describeToken({role, ...token}: Token): object {
  return {...token, roles: [describeRole(role)]}
}
