import {Hono} from 'hono'
import type {Datasets} from '../datasets.ts'
import {isRecord} from '../documents/document.ts'
import {datasetNotFound} from '../lake-error.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import type {Webhook} from '../webhooks/webhook.ts'
import {projectOf} from './project-of.ts'
import {limitJson, parseJson} from './request.ts'

/** `/hooks` of the project that the request names, and `/hooks/projects/:project`: webhooks, and what they sent. */
export function webhookRoutes(datasets: Datasets): Router {
  const {webhooks} = datasets
  const find = (c: RequestContext): Webhook => {
    const id = c.req.param('id') ?? ''
    const webhook = webhooks.list(projectOf(c, datasets)).find((each) => each.id === id)
    if (!webhook) throw notFound(`There is no webhook "${id}"`)
    return webhook
  }
  const save = async (c: RequestContext, id?: string) => {
    const projectId = projectOf(c, datasets)
    const webhook = parseJson(await c.req.text())
    checkDataset(datasets, projectId, webhook)
    return webhooks.save(projectId, webhook, id)
  }
  const router = new Hono<Environment>()
  for (const path of ['/hooks/projects/:project', '/hooks']) {
    router
      .get(path, (c) => c.json(webhooks.list(projectOf(c, datasets))))
      .post(path, limitJson, async (c) => c.json(await save(c), 201))
      .get(`${path}/attempts/:attempt`, (c) => {
        const attempt = webhooks.attempts().find(({id}) => id === c.req.param('attempt'))
        if (!attempt) throw notFound(`There is no attempt "${c.req.param('attempt')}"`)
        return c.json(attempt)
      })
      .get(`${path}/:id`, (c) => c.json(find(c)))
      .on(['PATCH', 'PUT'], `${path}/:id`, limitJson, async (c) => c.json(await save(c, find(c).id)))
      .delete(`${path}/:id`, (c) => {
        webhooks.delete(find(c).id)
        return c.body(null, 204)
      })
      .get(`${path}/:id/messages`, (c) =>
        c.json(webhooks.messages(find(c).id).map(({headers: _headers, ...message}) => message)),
      )
      .get(`${path}/:id/attempts`, (c) => c.json(webhooks.attempts(find(c).id)))
  }
  return router
}

/** Throws a 404 for a dataset that is not in the project; `*` means all datasets. */
function checkDataset(datasets: Datasets, projectId: string, webhook: unknown): void {
  if (!isRecord(webhook) || typeof webhook.dataset !== 'string' || webhook.dataset === '*') return
  const {dataset} = webhook
  if (!datasets.find({projectId, dataset})) throw datasetNotFound(projectId, dataset)
}

function notFound(message: string): HttpError {
  return new HttpError(404, message, {statusCode: 404, error: 'Not Found', message})
}
