import {Hono} from 'hono'
import type {Dataset} from '../dataset.ts'
import {isRecord} from '../documents/document.ts'
import {badRequest} from '../lake-error.ts'
import type {Environment, Router} from '../server/environment.ts'
import {authorOf} from './editors.ts'
import {limitJson, readJson} from './request.ts'

const prefix = '_.schemas.'

/** `/projects/:project/datasets/:dataset/schemas`: what `sanity schemas deploy` stores of workspaces, each as a document. */
export function schemaRoutes(context: Dataset): Router {
  const {store} = context
  const path = '/projects/:project/datasets/:dataset/schemas'
  const stored = () => [...store.documents()].filter(({_type}) => _type === 'system.schema')
  return new Hono<Environment>()
    .get(path, (c) => c.json(stored()))
    .get(`${path}/:id`, (c) => c.json(stored().filter(({_id}) => _id === c.req.param('id'))))
    .put(path, limitJson, async (c) => {
      const body = await readJson(c, context)
      const schemas: unknown[] = isRecord(body) && Array.isArray(body.schemas) ? body.schemas : []
      if (schemas.length === 0) throw badRequest('The request needs a list named "schemas"')
      const mutations = schemas.map((schema) => ({createOrReplace: readSchema(schema)}))
      const {changes} = store.commit(mutations, {author: authorOf(c, context)})
      return c.json(changes.map(({after}) => after))
    })
    .delete(`${path}/:id`, (c) => {
      const id = c.req.param('id')
      const isThere = stored().some(({_id}) => _id === id)
      if (isThere) store.commit([{delete: {id}}], {author: authorOf(c, context)})
      return c.json({deleted: isThere})
    })
}

function readSchema(given: unknown): Record<string, unknown> {
  const {schema, workspace, version, tag} = isRecord(given) ? given : {}
  if (!isRecord(workspace) || typeof workspace.name !== 'string' || schema === undefined)
    throw badRequest('Each of the "schemas" needs a "schema", and a "workspace" with its name')
  if (tag !== undefined && (typeof tag !== 'string' || !/^[a-zA-Z0-9_-]+$/.test(tag)))
    throw badRequest('The "tag" of a schema takes letters, digits, "_" and "-"')
  const name = workspace.name.replaceAll(/[^a-zA-Z0-9_-]/g, '_')
  return {
    _id: `${prefix}${name}${tag === undefined ? '' : `.${tag}`}`,
    _type: 'system.schema',
    // As hosted: a text, whose attributes do not count against the dataset's.
    schema: typeof schema === 'string' ? schema : JSON.stringify(schema),
    workspace,
    version,
    tag,
  }
}
