import {DownloadIcon} from '@sanity/icons/Download'
import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {downloadCsv} from '../csv/download-csv.ts'
import {resolveTokens} from '../facts/fact-values.ts'
import {Waiting} from '../ui/waiting.tsx'
import {type EvidenceRow, evidenceOf, evidenceTable} from './evidence.ts'
import type {StoredReview} from './review.ts'

type State = {rows: readonly EvidenceRow[]} | {failed: true} | undefined

const query = `{
  "reviews": *[_type == "review"],
  "published": *[_type in ${reviewedKindsQuery} && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
}`

/** Every review, and what is published without one; saved as a table it is the evidence. */
export function ReviewList() {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const [state, setState] = useState<State>()
  useEffect(() => {
    let isCurrent = true
    client
      .fetch<{reviews: StoredReview[]; published: StoredDocument[]}>(
        query,
        {suggestedKinds},
        {perspective: 'raw', useCdn: false, tag: 'reviews'},
      )
      .then(({reviews, published}) => evidenceOf(reviews, published))
      .then((rows) => isCurrent && setState({rows}))
      .catch(() => isCurrent && setState({failed: true}))
    return () => {
      isCurrent = false
    }
  }, [client])

  if (!state) return <Waiting />
  if ('failed' in state) {
    return (
      <Card padding={4}>
        <Text size={1}>The reviews could not be read. Check the connection and open this list again.</Text>
      </Card>
    )
  }
  const kindTitle = (type: string) => schema.get(type)?.title ?? type
  const {rows} = state
  const save = () => downloadCsv('reviews', evidenceTable(rows, kindTitle))
  const missing = rows.filter(({review}) => !review).length
  return (
    <Stack padding={3} gap={3} style={{maxWidth: 720}}>
      <Flex align="center" gap={3}>
        <Text size={1} muted style={{flex: 1}}>
          {rows.length - missing} reviewed, {missing} published without a review. Which kinds need one is
          chosen in the site settings.
        </Text>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          icon={DownloadIcon}
          text="Export as evidence"
          onClick={save}
        />
      </Flex>
      <Stack as="ul" gap={2}>
        {rows.map((row) => (
          <ReviewRow key={row.review?._id ?? row.documentId} row={row} kind={kindTitle(row.documentType)} />
        ))}
      </Stack>
    </Stack>
  )
}

function ReviewRow({row, kind}: {row: EvidenceRow; kind: string}) {
  const {documentId, documentType, title, state, review} = row
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <Flex align="center" gap={3}>
          <Box flex={1} style={{minWidth: 0}}>
            <Text size={1} weight="medium">
              {documentId && documentType ? (
                <IntentLink intent="edit" params={{id: documentId, type: documentType}}>
                  {resolveTokens(title) || kind}
                </IntentLink>
              ) : (
                'A review that names no document'
              )}
            </Text>
          </Box>
          <Badge
            style={{flexShrink: 0}}
            tone={state === 'published as reviewed' ? 'positive' : review ? 'default' : 'caution'}
          >
            {state}
          </Badge>
        </Flex>
        <Text size={1} muted>
          {kind}
          {review && ` · ${review.reference} · ${review.reviewedBy}, ${review.reviewedOn}`}
        </Text>
      </Stack>
    </Card>
  )
}
