import {isRecord} from '../documents/document.ts'
import {localUserId} from '../documents/store.ts'
import {invalid, LakeError, oneOf} from '../lake-error.ts'
import {isLocalHost} from '../server/loopback.ts'
import {compileRule, operations, type WebhookRule} from './webhook-rule.ts'

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const

/** A webhook as hosted Sanity describes it: sanity.io/docs/http-reference/webhooks. Its `dataset` is `*` for all datasets of the project. */
export type Webhook = ReturnType<typeof readWebhook>

/** Returns a webhook with the fields of `given`, and of `known` for missing fields. Throws a LakeError that names the invalid field. */
export function readWebhook(
  given: unknown,
  known: {id: string; projectId: string; createdAt: string; [field: string]: unknown},
) {
  if (!isRecord(given)) throw invalid('The request needs a webhook: name, url, dataset and rule')
  const fields: Record<string, unknown> = {...known, ...given}
  if (fields.type !== undefined && fields.type !== 'document')
    throw invalid('"type" must be "document": this lake has no transaction webhooks')
  const apiVersion = text(fields, 'apiVersion') ?? 'v2021-03-25'
  if (!/^v(?:X|1|\d{4}-\d{2}-\d{2})$/.test(apiVersion))
    throw invalid('"apiVersion" must be such as v2021-03-25')
  const rule = readRule(fields.rule)
  compileRule(rule)
  return {
    type: 'document' as const,
    id: known.id,
    name: required(fields, 'name'),
    description: text(fields, 'description'),
    projectId: known.projectId,
    dataset: required(fields, 'dataset'),
    url: readUrl(required(fields, 'url')),
    rule,
    apiVersion,
    httpMethod: oneOf('httpMethod', fields.httpMethod ?? 'POST', methods),
    headers: readHeaders(fields.headers),
    includeDrafts: fields.includeDrafts === true,
    includeAllVersions: fields.includeAllVersions === true,
    secret: text(fields, 'secret'),
    isDisabled: false,
    isDisabledByUser: fields.isDisabledByUser === true,
    createdAt: known.createdAt,
    updatedAt: new Date().toISOString(),
    createdByUserId: localUserId,
    deletedAt: null,
  }
}

function text(fields: Record<string, unknown>, name: string): string | null {
  const value = fields[name] ?? null
  if (value === null || typeof value === 'string') return value || null
  throw invalid(`"${name}" must be a text`)
}

function required(fields: Record<string, unknown>, name: string): string {
  const value = text(fields, name)
  if (value === null) throw invalid(`A webhook needs a "${name}"`)
  return value
}

function readRule(rule: unknown): WebhookRule {
  const on = isRecord(rule) && Array.isArray(rule.on) ? rule.on : []
  if (!isRecord(rule) || on.length === 0 || !on.every((name) => operations.includes(name)))
    throw invalid(`A webhook needs a "rule" whose "on" lists some of ${operations.join(', ')}`)
  return {on, filter: text(rule, 'filter'), projection: text(rule, 'projection')}
}

/** Nothing of a lake leaves the machine. */
function readUrl(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('"url" must be an http or https address')
  if (!isLocalHost(url.hostname))
    throw invalid(
      `"url" names ${url.hostname}: a lake sends webhooks to this machine only, such as http://localhost:3000/hook`,
    )
  return address
}

/** Headers of the connection, which the lake sets. */
const ownHeaders = new Set(
  'connection content-length expect host keep-alive te trailer transfer-encoding upgrade'.split(' '),
)

function readHeaders(value: unknown): Record<string, string> {
  const headers = value ?? {}
  try {
    if (isRecord(headers) && Object.values(headers).every((each) => typeof each === 'string')) {
      const own = Object.keys(headers).find((name) => ownHeaders.has(name.toLowerCase()))
      if (own) throw invalid(`"headers" cannot set "${own}"`)
      // Throws on names and values that HTTP does not take.
      new Headers(headers as Record<string, string>)
      return headers as Record<string, string>
    }
  } catch (error) {
    if (error instanceof LakeError) throw error
  }
  throw invalid('"headers" must be an object of names and texts that HTTP takes as headers')
}
