import {type ExprNode, evaluate, evaluateSync} from 'groq-js'
import type {Dataset} from '../dataset.ts'
import {isRecord, layerOf} from '../documents/document.ts'
import {localUserId} from '../documents/store.ts'
import {type Change, operationOf} from '../documents/transaction.ts'
import {invalid} from '../lake-error.ts'
import {jsonOf} from '../query/answer-json.ts'
import {dereferenceBy} from '../query/dereference.ts'
import {isQuick, parseQuick} from '../query/listener-filter.ts'
import {parametersOf, refuseUnanswerable} from '../query/refuse-query.ts'
import {isNode, visit} from '../query/syntax-tree.ts'
import {within} from '../query/time-limit.ts'

export const operations = ['create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** Selects the changes that a webhook reports, and what it sends about them. */
export interface WebhookRule {
  on: Operation[]
  filter: string | null
  projection: string | null
}

/** A rule whose GROQ is parsed. */
export type CompiledRule = ReturnType<typeof compileRule>

/** Throws a LakeError for a filter or projection that hosted Sanity would refuse for a webhook. */
export function compileRule({filter, projection}: Omit<WebhookRule, 'on'>) {
  return {filter: compile('filter', filter), projection: compile('projection', projection)}
}

function compile(name: string, groq: string | null): ExprNode | undefined {
  if (groq === null || groq.trim() === '') return undefined
  try {
    const ast = parseQuick(groq, {mode: 'delta'})
    refuseUnanswerable(groq, ast, {delta: true})
    visit(ast, ({type}) => {
      if (type === 'Everything') throw new Error('queries with * have no place in a webhook')
    })
    if (parametersOf(ast).size > 0) throw new Error('a webhook has no parameters')
    return ast
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(`The ${name} of the webhook cannot be used: ${reason}`)
  }
}

/** Returns whether the webhook reports this kind of change and document. */
export function concerns(
  webhook: {rule: WebhookRule; includeDrafts: boolean; includeAllVersions: boolean},
  {documentId, before, after}: Change,
): boolean {
  const layer = layerOf(documentId)
  if (before === after) return false
  if (layer === 'drafts' && !webhook.includeDrafts && !webhook.includeAllVersions) return false
  if (layer !== 'drafts' && layer !== 'published' && !webhook.includeAllVersions) return false
  return webhook.rule.on.includes(operationOf({before, after}))
}

/** Returns the webhook's message for a change as JSON, or undefined if the filter excludes the change. Rejects with a TimeLimitReached. */
export async function payloadOf(
  {filter, projection}: CompiledRule,
  {before, after}: Pick<Change, 'before' | 'after'>,
  {store, projectId, dataset, timeLimits}: Dataset,
): Promise<string | undefined> {
  const root = after ?? before
  const options = {
    root,
    before,
    after,
    sanity: {projectId, dataset},
    identity: localUserId,
    // Without a dataset groq-js follows no reference.
    dataset: [],
    dereference: dereferenceBy((id) => store.get(id)),
  }
  const compared = await comparedFields([filter, projection], options)
  const [test, result] = compared as [ExprNode | undefined, ExprNode | undefined]
  const payload = () => {
    if (test && evaluateSync(test, options).data !== true) return undefined
    return jsonOf(result ? evaluateSync(result, options).data : root)
  }
  return isQuick(compared) ? payload() : within(timeLimits.filter, payload)
}

/** Returns a syntax tree with the values of `delta::changedAny()` and `delta::changedOnly()`, which groq-js evaluates asynchronously only. */
async function comparedFields(part: unknown, options: Parameters<typeof evaluate>[1]): Promise<unknown> {
  if (Array.isArray(part)) return Promise.all(part.map((item) => comparedFields(item, options)))
  if (!isRecord(part) || part.type === 'Value') return part
  if (isNode(part, 'FuncCall') && part.namespace === 'delta' && String(part.name).startsWith('changed'))
    return {type: 'Value', value: await (await evaluate(part as unknown as ExprNode, options)).get()}
  const entries = Object.entries(part).map(async ([key, value]) => [
    key,
    await comparedFields(value, options),
  ])
  return Object.fromEntries(await Promise.all(entries))
}
