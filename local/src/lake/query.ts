import {evaluateSync} from 'groq-js'
import {BoundedCache} from './bounded-cache.ts'
import type {Doc} from './document.ts'
import {type Lake, localUserId} from './lake.ts'
import {badQuery} from './query-error.ts'
import {excludedWords, planQuery, type QueryPlan, type ValueNode} from './query-plan.ts'
import {attributeTag, everythingTag, idTag} from './sync-tags.ts'
import {fieldPatterns, textQuery} from './text-search.ts'
import {type Perspective, type View, Views} from './views.ts'

export type QueryParams = Record<string, unknown>

export interface Answer {
  /** The result as JSON text, with asset addresses in their hosted form. */
  json: string
  syncTags: string[]
}

interface Evaluated {
  result: unknown
  tags: Set<string>
}

/** Answers GROQ queries over a lake. */
export class QueryEngine {
  readonly views: Views
  readonly #lake: Lake
  readonly #sanity: {projectId: string; dataset: string}
  readonly #plans = new BoundedCache<QueryPlan>(500)
  readonly #answers = new BoundedCache<Answer & {revision: number}>(1000)

  constructor(lake: Lake, sanity: {projectId: string; dataset: string}) {
    this.#lake = lake
    this.#sanity = sanity
    this.views = new Views(lake)
  }

  /** Throws an HttpError (400) with the reason when the query cannot be parsed or evaluated. */
  answer(query: string, params: QueryParams, perspective: Perspective): Answer {
    const key = JSON.stringify([query, params, perspective])
    const known = this.#answers.get(key)
    if (known?.revision === this.#lake.revision) return known

    const {result, tags} = this.evaluate(query, params, perspective)
    const answer = {json: JSON.stringify(result ?? null), syncTags: [...tags], revision: this.#lake.revision}
    // The time of day is no part of the key.
    if (!/\bnow\s*\(/.test(query)) this.#answers.set(key, answer)
    return answer
  }

  /** The documents a mutation's query selects, among all there are. */
  select(query: string, params: QueryParams): Doc[] {
    const {result} = this.evaluate(query, params, 'raw')
    const found = Array.isArray(result) ? result : [result]
    return found.filter((item): item is Doc => typeof item?._id === 'string')
  }

  evaluate(query: string, params: QueryParams, perspective: Perspective): Evaluated {
    try {
      return this.#run(this.#plan(query, params), params, this.views.get(perspective))
    } catch (error) {
      throw badQuery(query, error)
    }
  }

  #run(plan: QueryPlan, params: QueryParams, view: View): Evaluated {
    const tags = new Set<string>()
    const prepared = prepare(plan, params, view, tags)
    for (const {parameter, plan: list} of plan.lists) {
      const sorted = view.remember(list, () => this.#run(list, {}, view))
      prepared[parameter] = sorted.result
      for (const tag of sorted.tags) tags.add(tag)
    }
    if (plan.readsEverything) tags.add(everythingTag)
    const {data} = evaluateSync(plan.ast, {
      dataset: view.documents,
      params: {...params, ...prepared},
      identity: localUserId,
      sanity: this.#sanity,
      dereference: ({_ref: id}: {_ref: string}) => {
        tags.add(idTag(id))
        // groq-js takes null for "no such document" but is typed for a promise or an object only.
        return (view.get(id) ?? null) as never
      },
    })
    return {result: data, tags}
  }

  #plan(query: string, params: QueryParams): QueryPlan {
    const known = this.#plans.get(query) ?? this.#plans.get(query + JSON.stringify(params))
    if (known) return known
    try {
      return this.#plans.set(query, planQuery(query))
    } catch (error) {
      // A slice such as [$from...$to] can be parsed only with its values.
      if (!Object.keys(params).some((name) => query.includes(`$${name}`))) throw error
      return this.#plans.set(query + JSON.stringify(params), planQuery(query, params))
    }
  }
}

/** Fills the parameters the plan introduced, and notes in `tags` what the answer depends on. */
function prepare(
  {narrowings, searches, fieldSearches}: QueryPlan,
  params: QueryParams,
  view: View,
  tags: Set<string>,
): QueryParams {
  const prepared: QueryParams = {}
  for (const {parameter, choices} of narrowings) {
    const candidates = choices
      .map(({attribute, values}) => ({attribute, values: values.flatMap((value) => resolve(value, params))}))
      .filter(({values}) => values.every((value) => typeof value === 'string'))
      .map(({attribute, values}) => ({attribute, values: [...new Set(values)] as string[]}))
      .map(({attribute, values}) => {
        const groups = values.map((value) => view.where(attribute, value))
        const tags = values.map((value) => attributeTag(attribute, value))
        return {groups, tags, count: groups.reduce((count, {length}) => count + length, 0)}
      })
      .sort((a, b) => a.count - b.count)
    const best = candidates[0] ?? {groups: [view.documents], tags: [everythingTag]}
    prepared[parameter] = best.groups.length === 1 ? best.groups[0] : best.groups.flat()
    for (const tag of best.tags) tags.add(tag)
  }
  for (const {parameter, query} of searches) {
    const [text] = resolve(query, params)
    prepared[parameter] = typeof text === 'string' ? matchingIds(view, text) : []
  }
  for (const {parameter, query} of fieldSearches) {
    const [text] = resolve(query, params)
    const {wanted, excluded} = fieldPatterns(typeof text === 'string' ? text : '')
    prepared[parameter] = wanted
    prepared[excludedWords(parameter)] = excluded
  }
  return prepared
}

function resolve(node: ValueNode, params: QueryParams): unknown[] {
  const value = 'value' in node ? node.value : params[node.parameter]
  return Array.isArray(value) ? value : [value]
}

function matchingIds(view: View, text: string): string[] {
  const matches = textQuery(text)
  return view.documents.filter(matches).map(({_id}) => _id)
}
