import {evaluateSync} from 'groq-js'
import type {Doc} from '../documents/document.ts'
import {localUserId, type Store} from '../documents/store.ts'
import {invalid} from '../lake-error.ts'
import {boundedCache} from './bounded-cache.ts'
import {createDereference, dereferenceBy} from './dereference.ts'
import {planQuery, type QueryPlan, sourceOf} from './query-plan.ts'
import {badQuery, requireParameters} from './refuse-query.ts'
import {type SourceMapForm, sourceMapOf} from './source-map/source-map.ts'
import {documents, nothing, placed, type Traced, traceQuery} from './source-map/trace-query.ts'
import {valuesOf} from './syntax-tree.ts'
import {fieldPatterns} from './text-search.ts'
import {type Perspective, type View, Views} from './views.ts'

export type QueryParams = Record<string, unknown>

export interface Answer {
  /** The result as JSON text, with asset addresses in their hosted form. */
  json: string
  syncTags: string[]
  sourceMap?: string
  /** Whether the query names the time of day, so that another answer may follow without a change. */
  readsTime: boolean
}

export class QueryEngine {
  readonly views: Views
  readonly #sanity: {projectId: string; dataset: string}
  /** By the query or, if it can be parsed only with them, the query and its parameters. */
  readonly #plans = boundedCache<QueryPlan>(16, ({bytes}) => bytes)

  constructor(store: Store, sanity: {projectId: string; dataset: string}) {
    this.#sanity = sanity
    this.views = new Views(store)
  }

  /** Throws a LakeError with the reason when the query cannot be parsed or evaluated. */
  answer(query: string, params: QueryParams, perspective: Perspective, form?: SourceMapForm): Answer {
    const {result, tags, sourceMap, readsTime} = this.#evaluate(query, params, perspective, form)
    return {
      json: jsonOf(result ?? null),
      syncTags: [...tags],
      ...(sourceMap && {sourceMap: jsonOf(sourceMap)}),
      readsTime,
    }
  }

  /** Returns the ids of the documents that a mutation's query selects, among all there are. Throws a LakeError, as `answer` does. */
  select(query: string, params: QueryParams): string[] {
    const {result} = this.#evaluate(query, params, 'raw')
    const found = Array.isArray(result) ? result : [result]
    return found.flatMap((item) => (typeof item?._id === 'string' ? [item._id] : []))
  }

  #evaluate(query: string, params: QueryParams, perspective: Perspective, form?: SourceMapForm) {
    try {
      const plan = this.#planOf(query, params)
      requireParameters(query, plan.parameters, params)
      return {...this.#run(plan, params, this.views.get(perspective), form), readsTime: plan.readsTime}
    } catch (error) {
      throw badQuery(query, error)
    }
  }

  #planOf(query: string, params: QueryParams): QueryPlan {
    const known = this.#plans.get(query) ?? this.#plans.get(query + JSON.stringify(params))
    if (known) return known
    const makePlan = (key: string, values?: QueryParams) => {
      const plan = planQuery(query, values)
      this.#plans.set(key, plan)
      return plan
    }
    try {
      return makePlan(query)
    } catch (error) {
      // A slice such as [$from...$to] can be parsed only with its values.
      if (!Object.keys(params).some((name) => query.includes(`$${name}`))) throw error
      return makePlan(query + JSON.stringify(params), params)
    }
  }

  #run(plan: QueryPlan, params: QueryParams, view: View, form?: SourceMapForm) {
    const tags = new Set<string>()
    const dereference = createDereference(plan, params, view, tags)
    const options = {
      // Never read, because every `*` is a source of the plan.
      dataset: [],
      params: {...params, ...wordPatterns(plan, params)},
      identity: localUserId,
      sanity: this.#sanity,
      dereference: dereferenceBy(dereference),
    }
    const {data: result} = evaluateSync(plan.ast, options)
    if (!form) return {result, tags, sourceMap: undefined}
    const follow = (ref: string): Traced => {
      const value = dereference(ref)
      if (sourceOf(ref) === undefined) return value ? placed(value as Doc) : nothing
      return Array.isArray(value) ? documents(value) : {value}
    }
    const traced = traceQuery(plan.ast, {options, follow})
    return {result, tags, sourceMap: sourceMapOf(traced, result, form)}
  }
}

function wordPatterns({fieldSearches}: QueryPlan, params: QueryParams): QueryParams {
  const patterns: QueryParams = {}
  for (const {wanted, excluded, query} of fieldSearches) {
    const [text] = valuesOf(query, params)
    const found = fieldPatterns(typeof text === 'string' ? text : '')
    patterns[wanted] = found.wanted
    patterns[excluded] = found.excluded
  }
  return patterns
}

const maxAnswer = 64 * 1024 * 1024

/** Serializes a result. Throws a LakeError if it is too large: a few documents nested in each other can grow to any size. */
function jsonOf(value: unknown): string {
  let size = 0
  const visit = (part: unknown): void => {
    size += typeof part === 'string' ? part.length + 3 : 5
    if (size > maxAnswer)
      throw invalid(
        `The answer is larger than ${maxAnswer / 1024 / 1024} MiB: ask for fewer documents or attributes, a slice at a time, or use the export`,
        'queryExecutionError',
      )
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) for (const item of part) visit(item)
    else
      for (const name in part) {
        size += name.length + 3
        visit((part as Record<string, unknown>)[name])
      }
  }
  visit(value)
  return JSON.stringify(value)
}
