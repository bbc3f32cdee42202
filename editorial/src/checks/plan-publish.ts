import type {Mutation, SanityClient} from '@sanity/client'
import {getPublishedId, getVersionFromId, isVersionId} from '@sanity/client/csm'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {
  blockingRedirect,
  fetchRedirects,
  movesOf,
  needsRedirect,
  redirectMutations,
} from '../changes/moves.ts'
import {assertRevision, type Guarding, publishMutations} from '../changes/mutations.ts'
import {newKeyOf, renameMutations} from '../changes/rename-token.ts'
import type {ReadContent} from '../documents/content.ts'
import {upcoming} from '../documents/fetch-schedules.ts'
import type {Pair} from '../documents/pairs.ts'
import {quoteNames} from '../documents/quote-names.ts'
import type {ScheduledRelease} from '../documents/releases.ts'
import type {Schedule} from '../documents/schedule-document.ts'
import {type Dependent, dependentsOf, linkingTo} from '../uses/dependents.ts'
import {changeText} from './changes.ts'
import {changesRules, findReview, validateReview} from './find-review.ts'
import {fetchTakenBack, takenBack} from './taken-back.ts'

/** The input of a plan. */
export interface Planning {
  client: SanityClient
  content: ReadContent
  /** Schedules of the documents; left out where a schedule itself publishes. */
  schedules?: readonly Schedule[]
}

/** A decision that an editor has to make before a publish. */
export type PublishQuestion =
  | {about: 'schedule'; schedule: Schedule}
  /** It has no review that covers exactly this content. */
  | {about: 'review'; problem: string}
  /** Its page leaves the site, which is not possible while pages link to it. */
  | {about: 'page off'; path: string; linking: Dependent[]}
  | {
      about: 'move'
      from: string | undefined
      to: string
      isMove: boolean
      isBlocked: boolean
      below: string[]
    }
  /** A version of a release is older than the live document and would revert its changes. */
  | {about: 'older'; changes: EffectChange[]}
  /** A scheduled release would take it back. */
  | {about: 'release'; release: ScheduledRelease; changes: EffectChange[]}
  /** A fact's new key is written into the texts that use it. */
  | {about: 'key'; from: string; to: string; dependents: Dependent[]}

export interface PublishAnswers {
  /** Default: false. */
  endsSchedule?: boolean
  /** Default: true. */
  withRedirects?: boolean
}

/** A publish of exactly the content on which it is based. */
export interface PublishPlan {
  questions: PublishQuestion[]
  /** The revisions of the draft and of the published document. */
  revision: string
  /** The first mutations of the transaction: schedules, redirects, texts with a new key. */
  consequences(answers?: PublishAnswers): Mutation[]
  publish(guarding?: Guarding): Mutation[]
}

/** Plans the publish of a draft, or of a version of a release. */
export async function planPublish(
  {client, content, schedules = []}: Planning,
  pair: Pair,
): Promise<PublishPlan> {
  const {id, draft, published} = pair
  const schedule = upcoming(schedules, id, 'publish')
  const moves = movesOf([pair])
  const key = newKeyOf(pair)
  const [review, redirects, renames, older, releases] = await Promise.all([
    draft &&
      findReview(client, draft).then((found) =>
        validateReview({...found, isNeeded: found.isNeeded || changesRules(draft, published)}),
      ),
    fetchRedirects(client, moves),
    key && content().then((documents) => renameMutations(documents, id, key)),
    draft && published && isVersionId(draft._id) ? fetchTakenBack(client, draft, published) : [],
    draft ? fetchReleases(client, draft) : [],
  ])
  const path = sitePathOf(published)
  const questions: PublishQuestion[] = []
  if (draft && schedule) questions.push({about: 'schedule', schedule})
  if (review) questions.push({about: 'review', problem: review})
  if (older.length > 0) questions.push({about: 'older', changes: older})
  for (const {version, ...release} of releases) {
    const changes = draft ? takenBack(published, draft, version) : []
    if (changes.length > 0) questions.push({about: 'release', release, changes})
  }
  if (path && draft && !sitePathOf(draft)) {
    questions.push({about: 'page off', path, linking: linkingTo(await content(), id, path)})
  }
  for (const move of moves) {
    const [isMove, isBlocked] = [needsRedirect(move), blockingRedirect(move, redirects) !== undefined]
    const below = isMove ? titlesBelow(await content(), `${move.from}/`) : []
    const {from, to} = move
    if (isMove || isBlocked) questions.push({about: 'move', from, to, isMove, isBlocked, below})
  }
  if (key && renames?.length) {
    const dependents = dependentsOf(await content(), {id, factKey: key.from})
    questions.push({about: 'key', ...key, dependents})
  }
  return {
    questions,
    revision: [draft, published].map((document) => String(document?._rev ?? '')).join(' '),
    consequences: ({endsSchedule = false, withRedirects = true} = {}) => [
      ...(endsSchedule && schedule ? [assertRevision({...schedule}), {delete: {id: schedule._id}}] : []),
      ...redirectMutations(moves, redirects, {withRedirects}),
      ...(renames ?? []),
    ],
    publish: (guarding) => publishMutations(pair, guarding),
  }
}

/** Returns the mutations of plans that are committed together. */
export const publishingAll = (plans: readonly PublishPlan[], guarding?: Guarding): Mutation[] => [
  ...plans.flatMap((plan) => plan.consequences()),
  ...plans.flatMap((plan) => plan.publish(guarding)),
]

/** Returns why a plan can't be committed without an editor who decides, as messages. */
export const openQuestions = ({questions}: PublishPlan): string[] =>
  questions.flatMap((each) => textOf(each) ?? [])

function textOf(question: PublishQuestion): string | undefined {
  switch (question.about) {
    case 'schedule':
      return 'It has a schedule. Publish it from its own page, or cancel the schedule first.'
    case 'review':
      return question.problem
    case 'page off': {
      const {path, linking} = question
      if (linking.length === 0) return undefined
      const names = quoteNames(linking.map(({title, type}) => title ?? type))
      return `Its page is switched off, but published pages link to ${path}: ${names}. Change them first.`
    }
    case 'older': {
      const shown = question.changes.slice(0, 3).map(changeText).join('; ').slice(0, 600)
      const more = question.changes.length - 3
      return `It was published after it was added to this release, which would undo that: ${shown}${more > 0 ? `; ${more} more` : ''}. Enter in the release what should stay, or remove it there and add it again.`
    }
    case 'release':
      return `The scheduled release “${question.release.title}” would undo this. Publish it from its own page, or unschedule the release.`
    case 'key':
      return `Its key changes from {${question.from}} to {${question.to}}. Publish it from its own page so the pages that use it are updated.`
    case 'move':
      return undefined
  }
}

function titlesBelow(content: readonly StoredDocument[], below: string): string[] {
  return content
    .flatMap((document) => {
      const path = document._id.includes('.') ? undefined : sitePathOf(document)
      return path?.startsWith(below) ? [{path, title: titleOf(document) ?? path}] : []
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({title}) => title)
}

const releasesQuery = `*[_type == "system.release" && state == "scheduled" && name != $own]{
  name,
  "title": coalesce(metadata.title, "Untitled release"),
  "at": publishAt,
  "version": *[_id == "versions." + ^.name + "." + $id && _system.delete != true][0]
}[defined(version)]`

/** Fetches the scheduled releases that have another version of a document. */
function fetchReleases(client: SanityClient, {_id}: StoredDocument) {
  type Found = ScheduledRelease & {version: StoredDocument}
  const parameters = {id: getPublishedId(_id), own: getVersionFromId(_id) ?? ''}
  return client.fetch<Found[]>(releasesQuery, parameters, {
    perspective: 'raw',
    useCdn: false,
    tag: 'releases',
  })
}
