import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {isSitePage, sitePathOf} from '@upline/schemas/documents/site-page.ts'
import {publishedId} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient, useSyncState} from 'sanity'
import {resolveTokens} from '../facts/fact-values.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {
  type Move,
  moveActions,
  needsRedirect,
  redirectInTheWay,
  type StoredRedirect,
  staysBelow,
} from './page-move.ts'

const aroundMove = `{
  "redirects": *[_type == "redirect" && from in $paths && !(_id in path("versions.**"))]{_id, from, enabled},
  "below": *[${isSitePage} && string::startsWith(path, $below)] | order(path asc){"title": coalesce(title, name, path)}.title
}`

/** Publish, for a page, an article or a carrier: one that gets another path offers the redirect, and writes both in one step. */
export function publishPage(original: DocumentActionComponent): DocumentActionComponent {
  const PublishPage: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isSyncing} = useSyncState(props.id, props.type)
    const [move, setMove] = useState<Move>()
    const [below, setBelow] = useState<readonly string[]>([])
    const {isBusy, attempt} = useAttempt()
    if (!description) return null

    const from = sitePathOf(props.published)
    const to = sitePathOf(props.draft)
    if (to === undefined || from === to) return description

    const look = () =>
      attempt(async () => {
        const {redirects, below} = await client.fetch<{redirects: StoredRedirect[]; below: string[]}>(
          aroundMove,
          {paths: [from ?? to, to], below: `${from ?? to}/`},
          {perspective: 'published', tag: 'page-move'},
        )
        setBelow(below.map((title) => resolveTokens(title)))
        const newRedirectId = `redirect-${crypto.randomUUID().slice(0, 8)}`
        const found = {pageId: publishedId(props.id), from, to, redirects, newRedirectId}
        if (needsRedirect(found) || redirectInTheWay(found)) setMove(found)
        else description.onHandle?.()
      })
    const publish = (planned: Move, withRedirect: boolean) =>
      attempt(async () => {
        await client.action(moveActions(planned, withRedirect), {tag: 'page-move'})
        setMove(undefined)
        const redirected = withRedirect && needsRedirect(planned)
        toast.push({
          status: 'success',
          title: `The page was published at ${to}${redirected ? `; ${from} leads there` : ''}.`,
        })
      })
    return {
      ...description,
      disabled: description.disabled || isBusy || isSyncing,
      onHandle: look,
      dialog: move
        ? {
            type: 'dialog',
            header: needsRedirect(move) ? 'The page moves' : 'A redirect is in the way',
            onClose: () => setMove(undefined),
            content: <MoveExplained move={move} below={below} />,
            footer: (
              <MoveChoices
                move={move}
                isBusy={isBusy || isSyncing}
                onCancel={() => setMove(undefined)}
                onPublish={(withRedirect) => publish(move, withRedirect)}
              />
            ),
          }
        : description.dialog,
    }
  }
  PublishPage.action = original.action
  PublishPage.displayName = 'PublishPage'
  return PublishPage
}

function MoveExplained({move, below}: {move: Move; below: readonly string[]}) {
  const stays = move.from === undefined ? undefined : staysBelow(move.from, below)
  return (
    <Stack gap={4}>
      {needsRedirect(move) && (
        <Text size={1}>
          From {move.from} to {move.to}. Bookmarks, search results and links on other sites still lead to{' '}
          {move.from}: a redirect brings their visitors to the new path.
        </Text>
      )}
      {stays && <Text size={1}>{stays}</Text>}
      {redirectInTheWay(move) && (
        <Text size={1}>
          A redirect leads away from {move.to}. It is switched off in the same step, so that the page is
          reached.
        </Text>
      )}
    </Stack>
  )
}

interface MoveChoicesProps {
  move: Move
  isBusy: boolean
  onCancel: () => void
  onPublish: (withRedirect: boolean) => void
}

function MoveChoices({move, isBusy, onCancel, onPublish}: MoveChoicesProps) {
  const shared = {fontSize: 1, padding: 3, disabled: isBusy}
  const moves = needsRedirect(move)
  return (
    <Flex justify="flex-end" gap={2}>
      <Button {...shared} mode="bleed" text="Cancel" onClick={onCancel} />
      {moves && (
        <Button {...shared} mode="ghost" text="Publish without redirect" onClick={() => onPublish(false)} />
      )}
      <Button
        {...shared}
        tone="primary"
        text={moves ? 'Publish with redirect' : 'Publish'}
        onClick={() => onPublish(moves)}
      />
    </Flex>
  )
}
