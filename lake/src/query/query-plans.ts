import {boundedCache} from './bounded-cache.ts'
import {planQuery, type QueryPlan} from './query-plan.ts'
import {badQuery} from './refuse-query.ts'
import {changing} from './time-limit.ts'

/** Plans of queries, each made once. */
export class QueryPlans {
  readonly #plans = boundedCache<QueryPlan>(16, ({bytes}) => bytes)

  #known(query: string, params: Record<string, unknown>): QueryPlan | undefined {
    return changing(() => this.#plans.get(query) ?? this.#plans.get(query + JSON.stringify(params)))
  }

  /** Throws a LakeError with the reason when the query cannot be parsed. */
  get(query: string, params: Record<string, unknown>): QueryPlan {
    const known = this.#known(query, params)
    if (known) return known
    try {
      return this.#make(query, params)
    } catch (error) {
      throw badQuery(query, error)
    }
  }

  #make(query: string, params: Record<string, unknown>): QueryPlan {
    try {
      return this.#keep(query, planQuery(query))
    } catch (error) {
      // A slice such as [$from...$to] can be parsed only with its values.
      if (!Object.keys(params).some((name) => query.includes(`$${name}`))) throw error
      return this.#keep(query + JSON.stringify(params), planQuery(query, params))
    }
  }

  #keep(key: string, plan: QueryPlan): QueryPlan {
    changing(() => this.#plans.set(key, plan))
    return plan
  }
}
