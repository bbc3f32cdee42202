import {getPublishedId} from '@sanity/client/csm'
import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {hasPageFilter, sitePathOf} from '@upline/domain/content/page-types.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient, useSyncState} from 'sanity'
import {resolveTokens} from '../facts/fact-values.ts'
import {
  blockingRedirect,
  fetchRedirects,
  type Move,
  needsRedirect,
  type StoredRedirect,
} from '../transactions/moves.ts'
import {fetchPairs} from '../transactions/pairs.ts'
import {publishAll} from '../transactions/publish.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {quoteNames} from '../ui/quote-names.ts'
import {useAttempt} from '../ui/use-attempt.ts'

const titlesBelow = `*[${hasPageFilter} && string::startsWith(path, $below)] | order(path asc){"title": coalesce(title, name, path)}.title`

interface Question {
  move: Move
  redirects: readonly StoredRedirect[]
  /** Titles of the pages below the old path, which keep their paths. */
  below: readonly string[]
}

/** Wraps Publish for documents with a path: a new path offers a redirect from the old one, in the same transaction. */
export function publishPage(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isSyncing} = useSyncState(props.id, props.type)
    const [question, setQuestion] = useState<Question>()
    const {isBusy, attempt} = useAttempt()
    if (!description) return null

    const from = sitePathOf(props.published)
    const to = sitePathOf(props.draft)
    if (to === undefined || from === to) return description

    const id = getPublishedId(props.id)
    const close = () => setQuestion(undefined)
    const check = () =>
      attempt(async () => {
        const move = {id, from, to}
        const [redirects, below] = await Promise.all([
          fetchRedirects(client, [move]),
          client.fetch<string[]>(
            titlesBelow,
            {below: `${from ?? to}/`},
            {perspective: 'published', tag: 'moves'},
          ),
        ])
        if (needsRedirect(move) || blockingRedirect(move, redirects)) setQuestion({move, redirects, below})
        else description.onHandle?.()
      })
    const publish = ({move, redirects}: Question, withRedirects: boolean) =>
      attempt(async () => {
        const pairs = [...(await fetchPairs(client, [id])).values()]
        await client.mutate(publishAll(pairs, redirects, {withRedirects}), {
          tag: 'page-move',
          visibility: 'sync',
        })
        close()
        const redirected = withRedirects && needsRedirect(move) ? ` ${from} now redirects there.` : ''
        toast.push({status: 'success', title: `Published at ${to}.${redirected}`})
      })
    return {
      ...description,
      disabled: description.disabled || isBusy || isSyncing,
      onHandle: check,
      dialog: question
        ? {
            type: 'dialog',
            header: needsRedirect(question.move)
              ? 'You’re changing this page’s address'
              : 'An existing redirect uses this address',
            onClose: close,
            content: <Explanation {...question} />,
            footer: (
              <MoveButtons
                isMove={needsRedirect(question.move)}
                isBusy={isBusy || isSyncing}
                onCancel={close}
                onPublish={(withRedirects) => publish(question, withRedirects)}
              />
            ),
          }
        : description.dialog,
    }
  }
}

function Explanation({move, redirects, below}: Question) {
  const {from, to} = move
  return (
    <Stack gap={4}>
      {needsRedirect(move) && (
        <Text size={1}>
          The address changes from {from} to {to}. Bookmarks, search results and other sites still link to{' '}
          {from}. A redirect sends their visitors to the new address.
        </Text>
      )}
      {from !== undefined && below.length > 0 && <Text size={1}>{pagesBelow(from, below)}</Text>}
      {blockingRedirect(move, redirects) && (
        <Text size={1}>
          A redirect sends visitors of {to} to another address. Publishing switches it off so that they see
          this page.
        </Text>
      )}
    </Stack>
  )
}

/** Returns the message about pages below the old path. */
export function pagesBelow(from: string, titles: readonly string[]): string {
  const names = quoteNames(titles.map((title) => resolveTokens(title)))
  return `Pages below ${from} keep their addresses: ${names}. Move them too if they belong to this page.`
}

interface MoveButtonsProps {
  /** False if the published address stays and only another redirect has to be switched off. */
  isMove: boolean
  isBusy: boolean
  onCancel: () => void
  onPublish: (withRedirects: boolean) => void
}

function MoveButtons({isMove, isBusy, onCancel, onPublish}: MoveButtonsProps) {
  return (
    <DialogFooter onClose={onCancel}>
      {isMove && (
        <ActionButton
          mode="ghost"
          text="Publish without redirect"
          disabled={isBusy}
          onClick={() => onPublish(false)}
        />
      )}
      <ActionButton
        tone="primary"
        text={isMove ? 'Publish with redirect' : 'Publish'}
        disabled={isBusy}
        onClick={() => onPublish(isMove)}
      />
    </DialogFooter>
  )
}
