import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {isPageType} from '@upline/domain/content/page-types.ts'
import {longestDescription, longestTitle, withoutSiteName} from '@upline/schemas/validation/search-limits.ts'
import {pageSummary} from '@upline/web/page/page-summary.ts'
import {SocialCard} from '@upline/web/site/social-card.tsx'
import {socialCardSize} from '@upline/web/site/social-card-size.ts'
import type {ReactNode} from 'react'
import {type ObjectInputProps, useFormValue} from 'sanity'
import {resolveTokens} from '../../ui/fact-values.ts'
import {Note} from '../../ui/note.tsx'
import {siteUrl} from '../../ui/site-url.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'

type Stored = Record<string, unknown> & {_type: string; seo?: Seo; picture?: Picture}
type Picture = {asset?: {_ref?: string}} | undefined
type Seo = {title?: string; description?: string; picture?: Picture; noIndex?: boolean}
type Settings = {title?: string; shortName?: string; defaultSeo?: Seo}

const settingsQuery = '*[_type == "siteSettings"][0]{title, shortName, defaultSeo}'
const options = {perspective: 'published', tag: 'seo'} as const
/** Width of the share card in pixels. */
const cardWidth = 400

/** Shows the search result and the share card of the page above the fields that make them. */
export function SeoInput(props: ObjectInputProps) {
  // The whole document.
  const document = useFormValue([]) as Stored | undefined
  return (
    <Stack gap={5}>
      {document && isPageType(document._type) && <SeoPreview document={document} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function SeoPreview({document}: {document: Stored}) {
  const {seo, path, picture} = document
  const {data: settings} = useLiveQuery<Settings | null>(settingsQuery, {}, options)
  const own = textOf(document._type === 'carrier' ? document.name : document.title)
  // The site types describe query results; the function reads these fields alone and checks them.
  const summary = pageSummary(
    {title: own, seo: (seo ?? null) as never, description: textOf(document.description)},
    settings as never,
  )
  const title = resolveTokens(summary.title ?? '')
  const description = resolveTokens(summary.description ?? '')
  const {host} = new URL(siteUrl)
  const shared =
    seo?.picture?.asset?._ref ??
    (document._type === 'newsArticle' ? picture?.asset?._ref : undefined) ??
    settings?.defaultSeo?.picture?.asset?._ref
  return (
    <Stack gap={5}>
      <Stack gap={3} aria-label="Search result" role="group">
        <Text size={1} weight="medium">
          Search result
        </Text>
        <Card border radius={2} padding={3}>
          <Stack gap={3}>
            <Note>{[host, ...String(path ?? '').split('/')].filter(Boolean).join(' › ')}</Note>
            <Text size={2} textOverflow="ellipsis" accent>
              {title}
            </Text>
            <Text size={1}>{cut(description, longestDescription)}</Text>
            {seo?.noIndex && <Text size={1}>Hidden: search engines leave out this page.</Text>}
          </Stack>
        </Card>
        <Flex gap={4}>
          <Counter label="Title" length={withoutSiteName(title).length} most={longestTitle} />
          <Counter label="Description" length={description.length} most={longestDescription} />
        </Flex>
      </Stack>
      <Stack gap={3} aria-label="Share card" role="group">
        <Text size={1} weight="medium">
          Share card
        </Text>
        <Card border radius={2} overflow="hidden" style={{maxWidth: cardWidth}}>
          <Box style={{aspectRatio: '1200 / 630', overflow: 'hidden'}}>
            {shared ? (
              <SharedPicture id={shared} />
            ) : (
              <Scaled>
                <SocialCard
                  title={resolveTokens(own ?? '')}
                  name={resolveTokens(settings?.shortName ?? '')}
                  host={host}
                />
              </Scaled>
            )}
          </Box>
          <Stack gap={2} padding={3}>
            <Text size={0} muted>
              {host}
            </Text>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {title}
            </Text>
            <Text size={1} muted textOverflow="ellipsis">
              {description}
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Stack>
  )
}

function Counter({label, length, most}: {label: string; length: number; most: number}) {
  const isLong = length > most
  return (
    <Text size={1} muted={!isLong} weight={isLong ? 'semibold' : undefined}>
      {label}: {length} of {most} characters{isLong && ', search engines cut off the rest'}
    </Text>
  )
}

function Scaled({children}: {children: ReactNode}) {
  return (
    <div
      aria-hidden="true"
      style={{
        ...socialCardSize,
        position: 'relative',
        overflow: 'hidden',
        transform: `scale(${cardWidth / socialCardSize.width})`,
        transformOrigin: 'top left',
      }}
    >
      {children}
    </div>
  )
}

function SharedPicture({id}: {id: string}) {
  const {data: url} = useLiveQuery<string | null>('*[_id == $id][0].url', {id}, options)
  if (!url) return null
  const source = `${url}?w=800&h=420&fit=crop`
  return <img src={source} alt="" style={{width: '100%', height: '100%', objectFit: 'cover'}} />
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)
