import {Hono} from 'hono'
import type {Dataset} from '../dataset.ts'
import {type Doc, isRecord} from '../documents/document.ts'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {dataset, limitJson, readJson} from './request.ts'

const prefix = '_.schemas.'
const path = '/projects/:project/datasets/:dataset/schemas'

const reads = [right('read'), dataset] as const
const deploys = [right('deploy'), dataset] as const

/** `/projects/:project/datasets/:dataset/schemas`: what `sanity schemas deploy` stores of workspaces, each as a document. */
export const schemaRoutes = new Hono<Environment>()
  .get(path, ...reads, (c) => c.json(storedIn(c.var.dataset)))
  .get(`${path}/:id`, ...reads, (c) =>
    c.json(storedIn(c.var.dataset).filter(({_id}) => _id === c.req.param('id'))),
  )
  .put(path, ...deploys, limitJson, async (c) => {
    const body = await readJson(c)
    const schemas: unknown[] = isRecord(body) && Array.isArray(body.schemas) ? body.schemas : []
    if (schemas.length === 0) throw invalid('The request needs a list named "schemas"')
    const mutations = schemas.map((schema) => ({createOrReplace: readSchema(schema)}))
    const {changes} = c.var.dataset.store.commit(mutations, {author: authorOf(c)})
    return c.json(changes.map(({after}) => after))
  })
  .delete(`${path}/:id`, ...deploys, (c) => {
    const id = c.req.param('id')
    const isThere = storedIn(c.var.dataset).some(({_id}) => _id === id)
    if (isThere) c.var.dataset.store.commit([{delete: {id}}], {author: authorOf(c)})
    return c.json({deleted: isThere})
  })

function storedIn({store}: Dataset): Doc[] {
  return [...store.documents()].filter(({_type}) => _type === 'system.schema')
}

function readSchema(given: unknown): Record<string, unknown> {
  const {schema, workspace, version, tag} = isRecord(given) ? given : {}
  if (!isRecord(workspace) || typeof workspace.name !== 'string' || schema === undefined)
    throw invalid('Each of the "schemas" needs a "schema", and a "workspace" with its name')
  if (tag !== undefined && (typeof tag !== 'string' || !/^[a-zA-Z0-9_-]+$/.test(tag)))
    throw invalid('The "tag" of a schema takes letters, digits, "_" and "-"')
  const name = workspace.name.replaceAll(/[^a-zA-Z0-9_-]/g, '_')
  return {
    _id: `${prefix}${name}${tag === undefined ? '' : `.${tag}`}`,
    _type: 'system.schema',
    // A string, as hosted, so that its attributes do not count against the dataset's limit.
    schema: typeof schema === 'string' ? schema : JSON.stringify(schema),
    workspace,
    version,
    tag,
  }
}
