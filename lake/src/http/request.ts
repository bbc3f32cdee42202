import type {MiddlewareHandler} from 'hono'
import type {Access} from '../access/roles.ts'
import type {AssetUrls, Dataset} from '../dataset.ts'
import type {Datasets} from '../datasets.ts'
import {invalid, oneOf} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'
import {jsonBody} from '../server/server.ts'

/** Enough for a page with all its images inlined, and for an import's transactions. */
export const limitJson = limitBody(32 * mebibyte)

/** Limits a transaction as the dataset does, which comes before. */
export const limitTransaction: MiddlewareHandler<Environment> = (c, next) => {
  const most = c.var.dataset.limits?.mutationBytes ?? Number.POSITIVE_INFINITY
  if (Number(c.req.header('content-length') ?? 0) > most)
    throw new HttpError(413, `Request body exceeds limit of ${most} bytes`)
  return limitJson(c, next)
}

/** Parses the request's JSON, with local asset addresses in their stored form. */
export async function readJson(c: RequestContext): Promise<unknown> {
  return parseJson(c.var.dataset.urls.toHosted(await c.req.text()))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The request body is not valid JSON')
  }
}

/** Returns an option of the address or, where the documentation of hosted Sanity has it there too, of the body. */
export function flag(c: RequestContext, name: string, body: Record<string, unknown> = {}): boolean {
  const given = body[name]
  if (typeof given === 'boolean') return given
  if (given !== undefined) throw invalid(`"${name}" takes true or false`)
  return oneOf(name, c.req.query(name) ?? 'false', ['true', 'false']) === 'true'
}

export function splitIds(ids: string): string[] {
  return ids.split(',').filter(Boolean)
}

/** Returns the project that the path, a header or the host name of a request names. A browser's event stream has none of these. */
export function projectOf(c: RequestContext): string {
  const {datasets} = c.var
  const named = c.req.param('project') ?? c.req.header('x-sanity-project-id')
  if (named !== undefined) {
    if (datasets.projects.includes(named)) return named
    const known = datasets.projects.map((id) => `"${id}"`).join(', ')
    const message = `Project "${named}" not found; this lake holds ${known}`
    throw new HttpError(404, message, {statusCode: 404, error: 'Project not found', message})
  }
  const host = c.req.header('host')?.split('.')[0] ?? ''
  return datasets.projects.includes(host) ? host : datasets.primary.projectId
}

/** As hosted, with a description that `@sanity/client` shows. */
function datasetNotFound(projectId: string, dataset: string): HttpError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`
  return new HttpError(404, message, {statusCode: 404, error: 'Dataset not found', message})
}

/** Answers with JSON in which asset addresses lead to this machine. */
export function localJson(c: RequestContext, value: unknown): Response {
  return jsonBody(c, c.var.dataset.urls.toLocal(JSON.stringify(value)))
}

/** Answers with one value to a line, serialized as fast as the client reads. */
export function localLines(c: RequestContext, values: Iterable<unknown>): Response {
  const body = ReadableStream.from(piecesOf(values, c.var.dataset.urls)).pipeThrough(new TextEncoderStream())
  return c.body(body, 200, {'content-type': 'application/x-ndjson; charset=utf-8'})
}

const pieceLength = 64 * 1024

function* piecesOf(values: Iterable<unknown>, urls: AssetUrls): Generator<string> {
  let piece = ''
  for (const value of values) {
    piece += `${JSON.stringify(value)}\n`
    if (piece.length < pieceLength) continue
    yield urls.toLocal(piece)
    piece = ''
  }
  yield urls.toLocal(piece)
}

export const dataset: MiddlewareHandler<Environment> = (c, next) => {
  if (!/^[a-zA-Z0-9._-]{0,75}$/.test(c.req.query('tag') ?? ''))
    throw invalid('"tag" takes up to 75 letters, digits, ".", "_" and "-"')
  const [projectId, name] = [projectOf(c), c.req.param('dataset') ?? '']
  const found = c.var.datasets.find({projectId, dataset: name})
  if (!found) throw datasetNotFound(projectId, name)
  c.set('dataset', found)
  return next()
}

/** Finds a dataset for a route about a project or a user, whose answer is the same for all datasets of the project. */
export const project: MiddlewareHandler<Environment> = (c, next) => {
  const {datasets} = c.var
  const projectId = projectOf(c)
  c.set('dataset', datasets.all().find((each) => each.projectId === projectId) ?? datasets.primary)
  return next()
}

declare module 'hono' {
  interface ContextVariableMap {
    datasets: Datasets
    /** The dataset that the path names, or the first of the project. */
    dataset: Dataset
    access: Access | undefined
  }
}

/** Returns a function that makes a value once for each dataset. */
export function perDataset<T extends WeakKey>(make: (dataset: Dataset) => T): (dataset: Dataset) => T {
  const made = new WeakMap<Dataset, T>()
  return (dataset) => {
    const known = made.get(dataset) ?? make(dataset)
    made.set(dataset, known)
    return known
  }
}
