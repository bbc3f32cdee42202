import {Hono} from 'hono'
import {isRecord} from '../documents/document.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import type {Webhook} from '../webhooks/webhook.ts'
import {right} from './authorize.ts'
import {datasetNotFound, limitJson, parseJson, projectOf} from './request.ts'

const routes = new Hono<Environment>()
  .use(right('manage'))
  .get('/', (c) => c.json(c.var.datasets.webhooks.list(projectOf(c))))
  .post('/', limitJson, async (c) => c.json(await save(c), 201))
  .get('/attempts/:attempt', (c) => {
    const {webhooks} = c.var.datasets
    const attempts = webhooks.list(projectOf(c)).flatMap(({id}) => webhooks.attempts(id))
    const attempt = attempts.find(({id}) => id === c.req.param('attempt'))
    if (!attempt) throw new HttpError(404, `There is no attempt "${c.req.param('attempt')}"`)
    return c.json(attempt)
  })
  .get('/:id', (c) => c.json(find(c)))
  .on(['PATCH', 'PUT'], '/:id', limitJson, async (c) => c.json(await save(c, find(c).id)))
  .delete('/:id', (c) => {
    c.var.datasets.webhooks.delete(find(c).id)
    return c.body(null, 204)
  })
  .get('/:id/messages', (c) => {
    const messages = c.var.datasets.webhooks.messages(find(c).id)
    return c.json(messages.map(({headers: _headers, attempts: _attempts, ...message}) => message))
  })
  .get('/:id/attempts', (c) => c.json(c.var.datasets.webhooks.attempts(find(c).id)))

/** `/hooks` of the project that the request names, and `/hooks/projects/:project`: webhooks, and what they sent. */
export const webhookRoutes = new Hono<Environment>()
  .route('/hooks/projects/:project', routes)
  .route('/hooks', routes)

function find(c: RequestContext): Webhook {
  const id = c.req.param('id') ?? ''
  const webhook = c.var.datasets.webhooks.list(projectOf(c)).find((each) => each.id === id)
  if (!webhook) throw new HttpError(404, `There is no webhook "${id}"`)
  return webhook
}

/** Throws a 404 for a dataset that is not in the project; `*` means all datasets. */
async function save(c: RequestContext, id?: string): Promise<Webhook> {
  const {datasets} = c.var
  const projectId = projectOf(c)
  const webhook = parseJson(await c.req.text())
  const dataset = isRecord(webhook) ? webhook.dataset : undefined
  if (typeof dataset === 'string' && dataset !== '*' && !datasets.find({projectId, dataset}))
    throw datasetNotFound(projectId, dataset)
  return datasets.webhooks.save(projectId, webhook, id)
}
