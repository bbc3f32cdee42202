import type {RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'

/**
 * The project of a request: by its path, by the header of a client without `useProjectHostname`, or by the host name of one with it. A
 * browser's event stream has none of these, and a lake of one project needs none.
 */
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
