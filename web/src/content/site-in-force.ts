import {countFacts, factsInForce} from '@upline/domain/periods/figures.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import type {SiteQueryResult} from './sanity.types.generated.ts'
import {soundMenus} from './sound-menus.ts'
import type {Choices, SiteContent} from './types.ts'

/** Returns the shared content on a date, with the current value of each fact and the counts as facts. */
export function siteInForce(
  {choices, facts, counts, ...result}: SiteQueryResult,
  today: string,
): SiteContent {
  const figures = factsInForce(facts, today, result.interfaceText?.figureOver)
  const navigation = soundMenus(result.navigation)
  return {...result, navigation, choices: byType(choices), facts: [...figures, ...countFacts(counts)]}
}

function byType(choices: SiteQueryResult['choices']): Choices {
  const groups = [...groupBy(choices, ({_type}) => _type)]
  return Object.fromEntries(
    groups.map(([type, members]) => [type, members.map(({key, title}) => ({key, title}))]),
  )
}
