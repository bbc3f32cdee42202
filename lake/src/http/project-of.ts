import {projectNotFound} from '../lake-error.ts'
import type {RequestContext} from '../server/environment.ts'

/**
 * The project of a request: by its path, by the header of a client without `useProjectHostname`, or by the host name of one with it. A
 * browser's event stream has none of these, and a lake of one project needs none.
 */
export function projectOf(c: RequestContext): string {
  const {datasets} = c.var
  const named = c.req.param('project') ?? c.req.header('x-sanity-project-id')
  if (named !== undefined) {
    if (!datasets.projects.includes(named)) throw projectNotFound(named, datasets.projects)
    return named
  }
  const host = c.req.header('host')?.split('.')[0] ?? ''
  return datasets.projects.includes(host) ? host : datasets.primary.projectId
}
