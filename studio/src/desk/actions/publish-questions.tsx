import {Stack, Text} from '@sanity/ui'
import {effectMutations} from '@upline/editorial/checks/effect-mutations.ts'
import type {PublishAnswers} from '@upline/editorial/checks/plan-publish.ts'
import type {AskedQuestion} from '@upline/editorial/checks/publish-as-shown.ts'
import {quoteNames} from '@upline/editorial/documents/quote-names.ts'
import {formatTime} from '@upline/editorial/schedules/browser-time.ts'
import {askSchedule} from '../../plugins/schedule/schedule-form.tsx'
import {DependentsList} from '../../ui/dependents-list.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {resolveTokens} from '../../ui/fact-values.ts'
import type {Ask} from '../../ui/use-questions.tsx'
import {ChangeList} from '../review/change-list.tsx'
import {askReview} from '../review/review-form.tsx'
import {Dependents} from './removal.tsx'

interface Asking {
  ask: Ask
  id: string
  type: string
  /** Receives a sentence to show after the publish. */
  note: (text: string) => void
}

/** Asks an editor one question of a plan. Resolves to the decision, or to undefined if the editor cancels. */
export async function askBeforePublish(
  question: AskedQuestion,
  {ask, id, type, note}: Asking,
): Promise<PublishAnswers | undefined> {
  const confirm = async (asked: Parameters<Ask>[0]) => ((await ask(asked)) ? {} : undefined)
  switch (question.about) {
    case 'problems':
      await ask({
        header: 'This can’t be published yet',
        content: (
          <Stack gap={3}>
            {question.problems.map((problem) => (
              <Text key={problem} size={1}>
                {problem}
              </Text>
            ))}
          </Stack>
        ),
      })
      return undefined
    // Only versions of releases are older than what is live, and Publish is about drafts.
    case 'older':
      return {}
    case 'change':
      return confirm({
        header: 'This has just changed',
        content: 'It changed after you chose to publish it. Close this to read it again.',
        answers: {'Publish with that change': 'publish'},
      })
    case 'schedule': {
      const {schedule} = question
      const answer = await ask({
        header: 'This has a schedule',
        content: `${schedule.scheduledBy ?? 'Someone'} scheduled it to be published ${formatTime(schedule.at)}. If you keep the schedule, changes made after this publish go out then, too.`,
        answers: {
          'Change schedule…': 'change',
          'Publish and keep schedule': 'keep',
          'Publish and end schedule': 'end',
        },
      })
      if (answer === 'change') await askSchedule(ask, id, type)
      return answer === 'keep' || answer === 'end' ? {endsSchedule: answer === 'end'} : undefined
    }
    case 'release': {
      const {
        release: {title, at},
        changes,
      } = question
      return confirm({
        header: `The release “${title}” would undo this`,
        content: (
          <Stack gap={4}>
            <Text size={1}>
              It has another version of this document and runs {formatTime(at)}. If you publish, the release
              is unscheduled: add the changes you want to keep to it, then schedule it again. It would change:
            </Text>
            <ChangeList changes={changes} />
          </Stack>
        ),
        answers: {'Publish and unschedule the release': 'publish'},
      })
    }
    case 'review':
      return (await askReview(ask, 'Review before publishing', {documentId: id, type, action: 'Publish'}))
        ? {}
        : undefined
    case 'page off': {
      const {path, linking} = question
      if (linking.length > 0) {
        await ask({
          header: 'Its page can’t be switched off',
          content: <Dependents verdict="in-use" dependents={linking} />,
        })
        return undefined
      }
      return confirm({
        header: 'Switch its page off?',
        width: 'medium',
        content: (
          <Stack gap={4}>
            <Text size={1}>Visitors will see “Page not found” at {path}. Lists still show the carrier.</Text>
            <Effect
              maxHeight={320}
              mutations={(planning) => effectMutations(planning, [id], 'publish')}
              revision={path}
            />
          </Stack>
        ),
        answers: {'Publish without its page': 'publish'},
        tone: 'critical',
      })
    }
    case 'move': {
      const {from, to, isMove, isBlocked, below} = question
      const answer = await ask({
        header: isMove ? 'You’re changing this page’s address' : 'An existing redirect uses this address',
        content: (
          <Stack gap={4}>
            {isMove && (
              <Text size={1}>
                The address changes from {from} to {to}. Bookmarks, search results and other sites still link
                to {from}. A redirect sends their visitors to the new address.
              </Text>
            )}
            {below.length > 0 && (
              <Text size={1}>
                Pages below {from} keep their addresses:{' '}
                {quoteNames(below.map((title) => resolveTokens(title)))}. Move them too if they belong to this
                page.
              </Text>
            )}
            {isBlocked && (
              <Text size={1}>
                A redirect sends visitors from {to} to another address. Publishing switches it off so that
                they see this page.
              </Text>
            )}
          </Stack>
        ),
        answers: isMove
          ? {'Publish without redirect': 'alone', 'Publish with redirect': 'redirected'}
          : {Publish: 'alone'},
      })
      if (answer === 'redirected') note(`${from} now redirects to ${to}.`)
      return answer ? {withRedirects: answer === 'redirected'} : undefined
    }
    case 'key': {
      const {from, to, dependents} = question
      const answer = await ask({
        header: `Rename {${from}} to {${to}}`,
        content: (
          <Stack gap={4}>
            <Text size={1}>
              These documents use {`{${from}}`}. Publishing updates them at the same time, including drafts:
            </Text>
            <DependentsList dependents={dependents} maxHeight={320} />
          </Stack>
        ),
        answers: {'Publish and update': 'update'},
      })
      if (answer) note(`Every {${from}} is now {${to}}.`)
      return answer ? {} : undefined
    }
  }
}
