import type {SanityClient} from '@sanity/client'
import {todayIn} from '@upline/domain/periods/today.ts'
import {fetchSite, isTouched, stringify, type Touched} from './answers.ts'
import type {AssetCopies} from './asset-copies.ts'
import type {ReadEarlier} from './earlier-results.ts'
import type {Problems} from './problems.ts'
import {ContentFailure, everyPage, flawFailure} from './render-report.ts'
import {type SharedState, shareState} from './shared-state.ts'
import type {SiteFolder} from './site-folder.ts'
import {tokensOf} from './token-names.ts'

/** What all pages share as it was last good, for the next run. No page can have this path. */
const lastGoodFile = '_content/_site.json'

type Needs = {
  lake: SanityClient
  folder: SiteFolder
  copies: AssetCopies
  problems: Problems
  readEarlier: ReadEarlier
  /** Gives the names in braces on all pages. */
  pageTokens: () => readonly string[]
}

/** What all pages share as of the last refresh, and what the next run falls back to. */
export class SharedSite {
  readonly #needs: Needs
  #state: SharedState | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  get state(): SharedState | undefined {
    return this.#state
  }

  /** Whether the day is another one than that of the state: other figures and rules may hold. */
  get isAnotherDay(): boolean {
    const state = this.#state
    return state !== undefined && todayIn(state.lastGood.settings?.timeZone) !== state.today
  }

  /** The state as it is now, which `keep` makes the known one. Rejects when the lake does not answer. */
  async fetch(touched: Touched): Promise<SharedState> {
    const known = this.#state
    if (known && !this.isAnotherDay && !isTouched(known.answer, touched)) return known
    const {lake, copies, readEarlier} = this.#needs
    const before =
      known?.lastGood ?? ((await readEarlier(lastGoodFile)) as SharedState['lastGood'] | undefined)
    const answer = copies.localize(await fetchSite(lake, before))
    // The first run knows no pages yet; what the last one left was in use then.
    const used = known && this.#usedTokens(known.json + stringify(answer))
    return shareState(answer, before, used)
  }

  /** Keeps what `fetch` gave, and names what is wrong with it. */
  keep(state: SharedState): void {
    const {problems} = this.#needs
    this.#state = state
    problems.set(
      'site',
      state.answer.flaws.map((flaw) => flawFailure(everyPage, flaw)),
    )
    problems.set('periods', state.endedFacts.map(endedFact))
  }

  /** Writes what the next run falls back to. A fact that is not published and that nothing holds is forgotten. */
  async writeLastGood({answer, lastGood, formerFacts, json}: SharedState): Promise<void> {
    const used = this.#usedTokens(json)
    const facts = lastGood.facts.filter(({key}) => !formerFacts.has(key) || used.has(key))
    await this.#needs.folder.put(lastGoodFile, stringify({...answer, result: {...lastGood, facts}}))
  }

  /** Names in braces on any page. */
  #usedTokens(json: string): Set<string> {
    return new Set([...tokensOf(json), ...this.#needs.pageTokens()])
  }
}

function endedFact({_id, key, effectiveUntil}: SharedState['endedFacts'][number]): ContentFailure {
  const message = `{${key}}: its period ended on ${effectiveUntil} and no other follows; the site says so`
  return new ContentFailure(everyPage, message, undefined, {document: _id, field: 'effectiveUntil'})
}
