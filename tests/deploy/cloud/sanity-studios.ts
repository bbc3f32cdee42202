import type {StandIn} from './types.ts'

/** Returns whether a token is one of the project's. */
type IsToken = (authorization: string) => Promise<boolean>

interface Deployment {
  host: string
  version: string
  /** Size of the uploaded archive in bytes. */
  size: number
}

/** A stand-in for the part of Sanity's API that hosts Studios, which the lake does not have. */
export class SanityStudios {
  readonly deployments: Deployment[] = []
  readonly #applications = new Map<string, {id: string; appHost: string}>()
  readonly #isToken: IsToken

  constructor(isToken: IsToken) {
    this.#isToken = isToken
  }

  readonly standIn: StandIn = async ({host, path, method, query, json, body, authorization}) => {
    const studio = /^([a-z0-9-]+)\.sanity\.studio$/.exec(host)
    if (studio) return {status: this.deployments.some((each) => each.host === studio[1]) ? 200 : 404}
    if (host !== 'api.sanity.io' && !host.endsWith('.api.sanity.io')) return undefined
    if (path.includes('/intake/')) return {json: {}}
    const applications =
      /^\/v2024-08-01\/projects\/[^/]+\/user-applications(?:\/([^/]+)\/deployments)?$/.exec(path)
    if (!applications) return undefined
    if (!(await this.#isToken(authorization)))
      return {status: 401, json: {statusCode: 401, error: 'Unauthorized', message: 'Session not found'}}
    const [, id] = applications
    if (id === undefined && method === 'GET') {
      const known = this.#applications.get(query.get('appHost') ?? '')
      return known ? {json: known} : {status: 404, json: {statusCode: 404, message: 'Not found'}}
    }
    if (id === undefined) {
      const application = {...json, id: `app-${this.#applications.size}`, appHost: String(json.appHost)}
      this.#applications.set(application.appHost, application)
      return {json: application}
    }
    const application = [...this.#applications.values()].find((each) => each.id === id)
    if (!application) return {status: 404, json: {statusCode: 404, message: 'Not found'}}
    const version = /name="version"\r\n\r\n([^\r]+)/.exec(body.toString('latin1'))?.[1] ?? ''
    this.deployments.push({host: application.appHost, version, size: body.length})
    return {json: {location: `https://${application.appHost}.sanity.studio`}}
  }
}
