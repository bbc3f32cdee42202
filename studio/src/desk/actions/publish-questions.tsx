import type {Mutation, SanityClient} from '@sanity/client'
import {Stack, Text} from '@sanity/ui'
import {hasPageFilter, sitePathOf} from '@upline/domain/content/page-types.ts'
import {versionMutations} from '@upline/editorial/changes/effect-mutations.ts'
import {
  blockingRedirect,
  fetchRedirects,
  needsRedirect,
  redirectMutations,
} from '@upline/editorial/changes/moves.ts'
import {fetchRename} from '@upline/editorial/changes/rename-token.ts'
import {findReview, validateReview} from '@upline/editorial/checks/find-review.ts'
import {fetchSchedules, upcoming} from '@upline/editorial/documents/fetch-schedules.ts'
import type {Pair} from '@upline/editorial/documents/pairs.ts'
import {quoteNames} from '@upline/editorial/documents/quote-names.ts'
import {formatTime} from '@upline/editorial/schedules/browser-time.ts'
import {removalMutations} from '@upline/editorial/schedules/schedule-mutations.ts'
import {dependentsOf} from '@upline/editorial/uses/dependents.ts'
import {fetchLinking} from '@upline/editorial/uses/fetch-dependents.ts'
import type {User} from 'sanity'
import {askReview} from '../../plugins/review/review-form.tsx'
import {askSchedule} from '../../plugins/schedule/schedule-form.tsx'
import {DependentsList} from '../../ui/dependents-list.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {resolveTokens} from '../../ui/fact-values.ts'
import type {Ask} from '../../ui/use-questions.tsx'
import {whoIs} from '../../ui/who-is.ts'
import {Dependents} from './removal.tsx'

/** What follows from an answer; empty if there was nothing to ask. */
export interface Answered {
  /** Go into the transaction of the publish. */
  mutations?: Mutation[]
  /** Says after the publish what else happened. */
  note?: string
}

interface Situation {
  client: SanityClient
  ask: Ask
  pair: Pair
  /** Colleagues who are in a field of the document. */
  writers: readonly User[]
}

type PublishQuestion = (situation: Situation) => Promise<Answered | 'canceled'>

/** Asks before a colleague's unfinished text is published. The colleague's Studio loses what it has not saved by then. */
const aboutWriters: PublishQuestion = async ({ask, writers}) => {
  if (writers.length === 0) return {}
  const answer = await ask({
    header: `${whoIs(writers)} editing this`,
    content: 'Visitors will see unfinished text, and what is typed at that moment may be lost.',
    answers: {'Publish now': 'publish'},
  })
  return answer ? {} : 'canceled'
}

/** Asks whether to keep, change or end a scheduled publish. */
const aboutSchedule: PublishQuestion = async ({client, ask, pair: {id, draft}}) => {
  const schedule = upcoming(await fetchSchedules(client, [id]), id, 'publish')
  if (!schedule || !draft) return {}
  const answer = await ask({
    header: 'This has a schedule',
    content: `${schedule.scheduledBy ?? 'Someone'} scheduled it to be published ${formatTime(schedule.at)}. If you keep the schedule, it publishes the changes that you make until then.`,
    answers: {
      'Change schedule…': 'change',
      'Publish and keep schedule': 'keep',
      'Publish and end schedule': 'end',
    },
  })
  if (answer === 'keep') return {}
  if (answer === 'end') return {mutations: removalMutations(schedule)}
  if (answer === 'change') await askSchedule(ask, id, draft._type)
  return 'canceled'
}

/** Asks for a review if the type needs one and exactly this content has none. */
const aboutReview: PublishQuestion = async ({client, ask, pair: {id, draft}}) => {
  if (!draft || validateReview(await findReview(client, draft)) === undefined) return {}
  const review = {documentId: id, type: draft._type, action: 'Publish'}
  return (await askReview(ask, 'Review before publishing', review)) ? {} : 'canceled'
}

/** Asks before a carrier's page leaves the site, and refuses while pages link to it. */
const aboutPageOff: PublishQuestion = async ({client, ask, pair: {id, draft, published}}) => {
  const path = sitePathOf(published)
  if (!path || !draft || sitePathOf(draft)) return {}
  const linking = await fetchLinking(client, id, path)
  if (linking.length > 0) {
    await ask({
      header: 'Its page can’t be switched off',
      content: <Dependents verdict="in-use" dependents={linking} />,
    })
    return 'canceled'
  }
  const answer = await ask({
    header: 'Switch its page off?',
    width: 'medium',
    content: (
      <Stack gap={4}>
        <Text size={1}>Visitors will see “Page not found” at {path}. Lists still show the carrier.</Text>
        <Effect
          maxHeight={320}
          mutations={(client) => versionMutations(client, [draft])}
          revision={String(draft._rev)}
        />
      </Stack>
    ),
    answers: {'Publish without its page': 'publish'},
    tone: 'critical',
  })
  return answer ? {} : 'canceled'
}

const titlesBelow = `*[${hasPageFilter} && string::startsWith(path, $below)] | order(path asc){"title": coalesce(string(title), string(name), path)}.title`

/** Offers a redirect from the old path of a page, and says that a redirect away from the new one is switched off. */
const aboutMove: PublishQuestion = async ({client, ask, pair: {id, draft, published}}) => {
  const [from, to] = [sitePathOf(published), sitePathOf(draft)]
  if (to === undefined || from === to) return {}
  const move = {id, from, to}
  const below = {below: `${from ?? to}/`}
  const [redirects, titles] = await Promise.all([
    fetchRedirects(client, [move]),
    client.fetch<string[]>(titlesBelow, below, {perspective: 'published', tag: 'moves'}),
  ])
  const isMove = needsRedirect(move)
  const isBlocked = blockingRedirect(move, redirects) !== undefined
  if (!isMove && !isBlocked) return {}
  const answer = await ask({
    header: isMove ? 'You’re changing this page’s address' : 'An existing redirect uses this address',
    content: (
      <Stack gap={4}>
        {isMove && (
          <Text size={1}>
            The address changes from {from} to {to}. Bookmarks, search results and other sites still link to{' '}
            {from}. A redirect sends their visitors to the new address.
          </Text>
        )}
        {from !== undefined && titles.length > 0 && (
          <Text size={1}>
            Pages below {from} keep their addresses: {quoteNames(titles.map((title) => resolveTokens(title)))}
            . Move them too if they belong to this page.
          </Text>
        )}
        {isBlocked && (
          <Text size={1}>
            A redirect sends visitors of {to} to another address. Publishing switches it off so that they see
            this page.
          </Text>
        )}
      </Stack>
    ),
    answers: isMove
      ? {'Publish without redirect': 'alone', 'Publish with redirect': 'redirected'}
      : {Publish: 'alone'},
  })
  if (!answer) return 'canceled'
  const withRedirects = answer === 'redirected'
  return {
    mutations: redirectMutations([move], redirects, {withRedirects}),
    ...(withRedirects && {note: `${from} now redirects to ${to}.`}),
  }
}

/** Asks before the new key of a fact is written into every text that uses the old one. */
const aboutKey: PublishQuestion = async ({client, ask, pair}) => {
  const rename = await fetchRename(client, pair)
  if (!rename?.mutations.length) return {}
  const {from, to, documents, mutations} = rename
  const answer = await ask({
    header: `Rename {${from}} to {${to}}`,
    content: (
      <Stack gap={4}>
        <Text size={1}>
          These documents use {`{${from}}`}. Publishing updates them at the same time, including drafts:
        </Text>
        <DependentsList dependents={dependentsOf(documents, {id: pair.id, factKey: from})} maxHeight={320} />
      </Stack>
    ),
    answers: {'Publish and update': 'update'},
  })
  return answer ? {mutations, note: `Every {${from}} is now {${to}}.`} : 'canceled'
}

/** The questions before a publish, in this order. */
export const publishQuestions = [aboutWriters, aboutSchedule, aboutReview, aboutPageOff, aboutMove, aboutKey]
