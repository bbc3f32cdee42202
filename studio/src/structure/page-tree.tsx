import {AddIcon} from '@sanity/icons/Add'
import {DocumentIcon} from '@sanity/icons/Document'
import {EditIcon} from '@sanity/icons/Edit'
import {HomeIcon} from '@sanity/icons/Home'
import {SearchIcon} from '@sanity/icons/Search'
import {Box, Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {usePaneRouter} from 'sanity/structure'
import {resolveTokens} from '../facts/fact-values.ts'
import {Waiting} from '../ui/waiting.tsx'
import {matchingRows, type PageRow, pageRows} from './page-rows.ts'
import {usePages} from './use-pages.ts'

interface PageTreeProps {
  /** Id of the page that is open beside the tree. */
  childItemId?: string
}

/** The pages of the site as a tree by path, with a new page at any place of it. */
export function PageTree({childItemId}: PageTreeProps) {
  const [words, setWords] = useState('')
  const tree = usePages()
  if (!tree) return <Waiting />
  const rows = matchingRows(pageRows(tree.pages), words)
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
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Box>
        <NewPageButton path="/" id={tree.nextId} label="New page" />
      </Flex>
      <Box flex={1} overflow="auto" paddingX={2} paddingBottom={3}>
        <Stack as="ul" gap={1}>
          {rows.map((row) => (
            <PageTreeRow
              key={row._id}
              row={row}
              selected={row._id === childItemId}
              nextId={`${tree.nextId}-${row._id}`}
            />
          ))}
        </Stack>
        {rows.length === 0 && (
          <Box padding={3}>
            <Text size={1} muted>
              No page matches “{words}”.
            </Text>
          </Box>
        )}
      </Box>
    </Flex>
  )
}

interface PageTreeRowProps {
  row: PageRow
  selected: boolean
  /** Id for a page that is begun here. */
  nextId: string
}

function PageTreeRow({row, selected, nextId}: PageTreeRowProps) {
  const {ChildLink} = usePaneRouter()
  const Icon = row.path === '/' ? HomeIcon : DocumentIcon
  return (
    <Flex as="li" align="center" gap={1} style={{paddingLeft: row.depth * 18}}>
      <Card as={ChildLink} data-as="a" childId={row._id} flex={1} radius={2} padding={2} selected={selected}>
        <Flex align="center" gap={3}>
          <Text size={1} muted={!row.published}>
            <Icon />
          </Text>
          <Stack flex={1} gap={2}>
            <Text size={1} weight="medium" textOverflow="ellipsis" muted={!row.published}>
              {row.title ? resolveTokens(row.title) : 'Page without a title'}
            </Text>
            <Text size={0} muted textOverflow="ellipsis">
              {row.path || 'No path yet'}
            </Text>
          </Stack>
          {row.changed && <ChangeMark published={row.published} />}
        </Flex>
      </Card>
      {row.path && <NewPageButton path={row.path} id={nextId} />}
    </Flex>
  )
}

function ChangeMark({published}: {published: boolean}) {
  return (
    <Card radius={5} paddingX={2} paddingY={1} tone={published ? 'caution' : 'transparent'} border>
      <Flex gap={1} align="center">
        <Text size={0}>
          <EditIcon />
        </Text>
        <Text size={0}>{published ? 'Edited' : 'Draft'}</Text>
      </Flex>
    </Card>
  )
}

/** Opens a new page beside the tree, with its place in the tree as the start of its path. */
function NewPageButton({path, id, label}: {path: string; id: string; label?: string}) {
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
      aria-label={label ?? `New page under ${path}`}
    />
  )
}
