import {getPublishedId, isVersionId} from '@sanity/client/csm'
import {DownloadIcon} from '@sanity/icons/Download'
import {Badge, Box, Flex, Stack, Text} from '@sanity/ui'
import {reviewedPath} from '@upline/domain/content/own-paths.ts'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import type {Review} from '@upline/editorial/checks/review.ts'
import {type EvidenceRow, evidenceOf, evidenceTable} from '@upline/editorial/tables/evidence.ts'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {downloadCsv} from '../../ui/download-csv.ts'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {hasArchive, siteUrl} from '../../ui/site-url.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

const query = `{
  "reviews": *[_type == "review"],
  "documents": *[
    (_type in ${reviewedKindsQuery} || _type in *[_type == "review"].documentType) && _system.delete != true
  ]
}`

/** Lists what waits for a review, every review, and what is published without one, with an export for audits. */
export function ReviewList() {
  const client = useStudioClient()
  const schema = useSchema()
  const {data, error, refetch} = useData({
    queryKey: ['reviews'],
    queryFn: async () => {
      const {reviews, documents} = await client.fetch<{reviews: Review[]; documents: StoredDocument[]}>(
        query,
        {suggestedKinds},
        {perspective: 'raw', useCdn: false, tag: 'reviews'},
      )
      return evidenceOf(reviews, documents)
    },
    gcTime: 0,
  })

  if (error) {
    return (
      <ProblemCard
        problem="The reviews could not be loaded. Check the connection."
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Loading />
  const typeTitle = (type: string) => schema.get(type)?.title ?? type
  const count = (wanted: EvidenceRow['state']) => data.filter(({state}) => state === wanted).length
  return (
    <Stack padding={3} gap={3} style={{maxWidth: 720}}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Note>
            Waiting for a review: {count('waits for a review')}. Published without one:{' '}
            {count('published without a review')}. The site settings say which types need a review.
          </Note>
        </Box>
        <ActionButton
          mode="ghost"
          icon={DownloadIcon}
          text="Export for audit"
          onClick={() => downloadCsv('reviews', evidenceTable(data, typeTitle))}
        />
      </Flex>
      <List>
        {data.map(({documentId, documentType, title, state, review}) => (
          <DocumentRow
            key={review?._id ?? documentId}
            id={getPublishedId(documentId)}
            type={documentType}
            title={title}
            notes={[
              typeTitle(documentType),
              isVersionId(documentId) && 'in a release',
              review?.reference,
              review && `${review.reviewedBy}, ${review.reviewedOn}`,
            ]}
            end={
              <Flex align="center" gap={3}>
                {hasArchive && review && state !== 'reviewed, not published' && (
                  <Text size={1}>
                    <a
                      href={new URL(reviewedPath(review._id), siteUrl).href}
                      target="_blank"
                      rel="noreferrer"
                    >
                      As visitors saw it
                    </a>
                  </Text>
                )}
                <Badge tone={state === 'published as reviewed' ? 'positive' : review ? 'default' : 'caution'}>
                  {state}
                </Badge>
              </Flex>
            }
          />
        ))}
      </List>
    </Stack>
  )
}
