import type {Mutation} from '@sanity/client'
import {titleOf} from '@upline/domain/content/stored-document.ts'
import {fetchSchedules} from '../documents/fetch-schedules.ts'
import {lakeErrorKind} from '../documents/lake-error.ts'
import {fetchPairs} from '../documents/pairs.ts'
import {unschedule} from '../documents/releases.ts'
import {type Planning, type PublishAnswers, type PublishQuestion, planPublish} from './plan-publish.ts'
import {type Checking, validationErrors} from './publish-problems.ts'

export type AskedQuestion =
  | PublishQuestion
  /** Somebody changed the document after the editor decided about it. */
  | {about: 'change'}
  /** It can't be published, whatever the editor answers. */
  | {about: 'problems'; problems: string[]}

interface Publishing extends Planning, Checking {
  /** Resolves when what the editor typed is stored. */
  untilStored: () => Promise<unknown>
  /** Resolves to the editor's decision, or to undefined if the editor cancels. */
  ask: (question: AskedQuestion) => Promise<PublishAnswers | undefined>
}

/** Maximum number of attempts to publish a document that others keep changing. */
const maxAttempts = 5

/**
 * Publishes a document with the consequences that the editor chose. Asks each question of a plan unless it was asked about exactly this
 * content, and commits only a plan without open questions. The commit fails if any document behind the plan has changed; then a new plan is
 * made. Resolves to the answers, or to undefined if the editor cancels.
 */
export async function publishAsShown(
  {untilStored, ask, ...checking}: Publishing,
  id: string,
): Promise<PublishAnswers | undefined> {
  let shown: string | undefined
  let asked = new Set<string>()
  let answers: PublishAnswers = {}
  for (let attempt = 1; ; ) {
    await untilStored()
    const pair = [...(await fetchPairs(checking.client, [id])).values()][0]
    if (!pair?.draft) {
      await ask({
        about: 'problems',
        problems: ['There is nothing to publish. Someone published or discarded this.'],
      })
      return undefined
    }
    const schedules = await fetchSchedules(checking.client, [id])
    const plan = await planPublish({...checking, schedules}, pair)
    const questions: AskedQuestion[] = [...plan.questions]
    if (shown !== undefined && shown !== plan.revision) {
      // Without a question so far, the form showed the change, such as the last letters of the editor.
      if (asked.size > 0) questions.unshift({about: 'change'})
      asked = new Set()
      answers = {}
    }
    const errors = await validationErrors(pair.draft, checking)
    if (errors.length > 0) questions.unshift({about: 'problems', problems: errors.map(({text}) => text)})
    shown = plan.revision
    // If the review is still missing, the editor did not give it.
    const open = questions.filter(
      (question) => question.about === 'review' || !asked.has(JSON.stringify(question)),
    )
    for (const question of open) {
      const answer = await ask(question)
      if (!answer) return undefined
      asked.add(JSON.stringify(question))
      answers = {...answers, ...answer}
      // The reviewer has read exactly what the next plan publishes, or it asks for a review again.
      if (question.about === 'review') shown = undefined
    }
    if (open.length > 0) continue
    try {
      for (const question of plan.questions) {
        if (question.about !== 'release') continue
        // True also if the publish fails.
        const reason = `it would undo a publish of “${titleOf(pair.draft) ?? id}”.`
        await unschedule(checking.client, question.release, reason)
      }
      const mutations: Mutation[] = [...plan.consequences(answers), ...plan.publish()]
      await checking.client.mutate(mutations, {tag: 'publish', visibility: 'sync'})
      return answers
    } catch (error) {
      if (lakeErrorKind(error) !== 'changed' || attempt === maxAttempts) throw error
      attempt += 1
    }
  }
}
