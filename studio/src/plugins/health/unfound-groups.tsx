import {getDraftId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {ignoredByKey} from '@upline/schemas/health/ignored.ts'
import {findSearch, type UnfoundRow, unfoundRows} from '@upline/schemas/health/unfound.ts'
import {validatePath, validateRedirectSource} from '@upline/schemas/validation/page-paths.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {type ReactNode, useMemo, useState} from 'react'
import {useRouter} from 'sanity/router'
import {ActionButton} from '../../ui/action-button.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {List} from '../../ui/list.tsx'
import {Note} from '../../ui/note.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {Group} from './group.tsx'
import {useHealth} from './health-context.ts'
import {IgnoreDialog} from './ignore-dialog.tsx'

interface Props {
  documents: ReadonlyMap<string, StoredDocument>
  useUnfound: UseUnfound
}

/** Hook that returns what visitors did not find, by day. */
export type UseUnfound = () => {days: readonly unknown[]; hasFailed: boolean; isSignedOut: boolean}

/** Lists what visitors did not find and the content still lacks, for readers of the inbox. */
export function UnfoundGroups({documents, useUnfound}: Props) {
  const {ignore, listAgain} = useHealth()
  const {days, hasFailed, isSignedOut} = useUnfound()
  const {attempt} = useAttempt()
  const [asked, setAsked] = useState<UnfoundRow>()
  const makeOf = useMake(documents)
  const lists = useMemo(() => {
    const found = unfoundRows(days, documents.values())
    const ignored = ignoredByKey([...documents.values()], siteDate())
    const isOpen = ({key}: UnfoundRow) => !ignored.has(key)
    return {
      addresses: found.addresses.filter(isOpen),
      searches: found.searches.filter(isOpen),
      ignored: [...found.addresses, ...found.searches].flatMap((row) => {
        const document = ignored.get(row.key)
        return document ? [{row, document}] : []
      }),
    }
  }, [days, documents])

  if (isSignedOut) return <Note>Sign in to the inbox to see what visitors didn’t find.</Note>
  if (hasFailed) return <Note>Couldn’t read what visitors didn’t find. Check the connection.</Note>
  const open = (row: UnfoundRow) => (
    <Row key={row.key} row={row}>
      {makeOf(row).map(([text, make]) => (
        <ActionButton key={text} mode="ghost" text={text} onClick={() => attempt(make)} />
      ))}
      <ActionButton mode="ghost" text="Ignore" onClick={() => setAsked(row)} />
    </Row>
  )
  return (
    <>
      {lists.addresses.length > 0 && (
        <Group title={`Addresses that visitors did not find (${lists.addresses.length})`} isOpen>
          {lists.addresses.map(open)}
        </Group>
      )}
      {lists.searches.length > 0 && (
        <Group title={`Searches without a result (${lists.searches.length})`} isOpen>
          {lists.searches.map(open)}
        </Group>
      )}
      {lists.ignored.length > 0 && (
        <Group title={`Not found and ignored (${lists.ignored.length})`}>
          {lists.ignored.map(({row, document}) => (
            <Row
              key={row.key}
              row={row}
              note={`Ignored since ${formatDate(document.since)}: ${document.reason}`}
            >
              <ActionButton
                mode="ghost"
                text="List again"
                onClick={() => attempt(() => listAgain(document))}
              />
            </Row>
          ))}
        </Group>
      )}
      {asked && (
        <IgnoreDialog
          onClose={() => setAsked(undefined)}
          onIgnore={(reason, until) => ignore(asked, reason, until)}
        >
          <List label="Not found">
            <Row row={asked} />
          </List>
        </IgnoreDialog>
      )}
    </>
  )
}

function Row({row, note, children}: {row: UnfoundRow; note?: string; children?: ReactNode}) {
  const {text, count, from, last} = row
  return (
    <DocumentRow
      title={text.startsWith('?') ? `“${text.slice(1)}”` : text}
      notes={[
        count === 1 ? 'Once' : `${count.toLocaleString('en-US')} times`,
        `last on ${formatDate(last)}`,
        from.length > 0 && `from ${from.join(', ')}`,
      ]}
      end={children}
    >
      {note && <Note>{note}</Note>}
    </DocumentRow>
  )
}

type Make = [label: string, make: () => Promise<void>]

/** Returns the documents that can answer a row, with a function that opens the form of each, filled in. */
function useMake(documents: ReadonlyMap<string, StoredDocument>): (row: UnfoundRow) => Make[] {
  const {navigateIntent} = useRouter()
  const client = useStudioClient()
  const search = useMemo(() => findSearch(documents.values()), [documents])
  const create = (type: string, template: string, values: object) => async () =>
    navigateIntent('create', [{type, template}, values])
  return ({text}) => {
    if (text.startsWith('/')) {
      const redirect: Make = ['Make a redirect', create('redirect', 'redirect-from', {from: text})]
      const page: Make = ['Make a page', create('page', 'page-for', {path: text})]
      return [...(validateRedirectSource(text) ? [] : [redirect]), ...(validatePath(text) ? [] : [page])]
    }
    const words = text.slice(1).trim()
    const title = words.charAt(0).toUpperCase() + words.slice(1)
    const page: Make = ['Make a page', create('page', 'page-for', {title})]
    if (!search) return [page]
    const addSynonym = async () => {
      const id = getDraftId(search.page._id)
      const path = `sections[_key=="${search.key}"].synonyms`
      await client
        .transaction()
        .createIfNotExists({...search.page, _id: id})
        .patch(id, (patch) => patch.setIfMissing({[path]: []}).append(path, [`${words} = `]))
        .commit({tag: 'health'})
      navigateIntent('edit', {id: search.page._id, type: search.page._type, path})
    }
    return [['Add a synonym', addSynonym], page]
  }
}
