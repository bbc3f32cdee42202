import {AddIcon} from '@sanity/icons/Add'
import {DocumentIcon} from '@sanity/icons/Document'
import {HomeIcon} from '@sanity/icons/Home'
import {SearchIcon} from '@sanity/icons/Search'
import {Badge, Box, Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {type KeyboardEvent, useDeferredValue, useMemo, useState} from 'react'
import {usePaneRouter} from 'sanity/structure'
import {resolveTokens} from '../../ui/fact-values.ts'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {matchingRows, type PageRow, pageEntries, pageRows, type StoredPage} from './page-rows.ts'

const pagesQuery = '*[_type == "page" && !(_id in path("versions.**"))]{_id, title, path}'

/** A longer tree would block the Studio while it renders. */
const maxRows = 300

/** Renders the pages as a tree by path, with a button for a new page below each one. `childItemId` is the id of the open page. */
export function PageTree({childItemId}: {childItemId?: string}) {
  const [search, setSearch] = useState('')
  const [focused, setFocused] = useState<string>()
  const {data} = useLiveQuery<StoredPage[]>(pagesQuery, {}, {perspective: 'raw', tag: 'page-tree'})
  // Typing in a form changes the pages, and does not wait for the tree.
  const pages = useDeferredValue(data)
  // The last id may be taken after a change.
  const {nextId} = useMemo(() => ({pages, nextId: `page-${crypto.randomUUID().slice(0, 8)}`}), [pages])
  const found = useMemo(() => matchingRows(pageRows(pageEntries(pages ?? [])), search), [pages, search])
  const rows = useMemo(() => found.slice(0, maxRows), [found])
  const rowOf = (id: string | undefined) => rows.find(({_id}) => _id === id)
  const tabStop = rowOf(focused) ?? rowOf(childItemId) ?? rows[0]
  const list = useMemo(
    () =>
      rows.map((row) => (
        <PageTreeRow
          key={row._id}
          row={row}
          selected={row._id === childItemId}
          nextId={`${nextId}-${row._id}`}
          tabIndex={row === tabStop ? 0 : -1}
          onFocus={() => setFocused(row._id)}
        />
      )),
    [rows, childItemId, nextId, tabStop],
  )
  if (!pages) return <Loading />
  return (
    <Flex direction="column" height="fill" style={{maxWidth: 640}}>
      <Flex padding={2} gap={2} align="center">
        <Box flex={1}>
          <TextInput
            aria-label="Search pages"
            placeholder="Search pages"
            icon={SearchIcon}
            fontSize={1}
            padding={2}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Box>
        <NewPageButton path="/" id={nextId} label="New page" />
      </Flex>
      <Box flex={1} overflow="auto" paddingX={2} paddingBottom={3}>
        <Stack as="ul" gap={1} onKeyDown={moveFocus}>
          {list}
        </Stack>
        <Box padding={3}>
          {found.length === 0 && <Note>No page matches “{search}”.</Note>}
          {found.length > maxRows && (
            <Note>
              Showing {maxRows} of {found.length} pages. Search to find the others.
            </Note>
          )}
        </Box>
      </Box>
    </Flex>
  )
}

/** Moves the focus to the page above or below. The Tab key stops at one row only. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const row = document.activeElement?.closest('li')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  next?.querySelector('a')?.focus()
}

interface PageTreeRowProps {
  row: PageRow
  selected: boolean
  /** Id for a new page below this one. */
  nextId: string
  tabIndex: number
  onFocus: () => void
}

function PageTreeRow({row, selected, nextId, tabIndex, onFocus}: PageTreeRowProps) {
  const {ChildLink} = usePaneRouter()
  const Icon = row.path === '/' && row.published ? HomeIcon : DocumentIcon
  return (
    <Flex as="li" align="center" gap={1} style={{paddingLeft: row.depth * 18}} onFocus={onFocus}>
      <Card
        as={ChildLink}
        data-as="a"
        childId={row._id}
        flex={1}
        radius={2}
        padding={2}
        selected={selected}
        __unstable_focusRing
        // The type of ChildLink lacks it.
        {...{tabIndex}}
      >
        <Flex align="center" gap={3}>
          <Text size={1} muted={!row.published && !selected}>
            <Icon />
          </Text>
          <Stack flex={1} gap={2}>
            <Text size={1} weight="medium" textOverflow="ellipsis" muted={!row.published && !selected}>
              {row.title ? resolveTokens(row.title) : 'Untitled page'}
            </Text>
            <Text size={0} muted textOverflow="ellipsis">
              {row.path || 'No path yet'}
            </Text>
          </Stack>
          {row.changed && (
            <Badge tone={row.published ? 'caution' : 'default'} fontSize={0}>
              {row.published ? 'Edited' : 'Draft'}
            </Badge>
          )}
        </Flex>
      </Card>
      {row.path && <NewPageButton path={row.path} id={nextId} tabIndex={tabIndex} />}
    </Flex>
  )
}

interface NewPageButtonProps {
  path: string
  id: string
  label?: string
  tabIndex?: number
}

/** Opens a new page whose path starts with its parent's path. */
function NewPageButton({path, id, label, tabIndex}: NewPageButtonProps) {
  const {ChildLink} = usePaneRouter()
  return (
    <Button
      as={ChildLink}
      data-as="a"
      childId={id}
      childParameters={{template: 'page-under'}}
      childPayload={{path}}
      icon={AddIcon}
      mode="bleed"
      fontSize={1}
      padding={2}
      text={label}
      {...{tabIndex}}
      aria-label={label ?? `New page under ${path}`}
    />
  )
}
