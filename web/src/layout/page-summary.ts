import type {ContentData, SiteData} from '../content/types.ts'

export type Seo =
  | NonNullable<ContentData['seo']>
  | NonNullable<NonNullable<SiteData['settings']>['defaultSeo']>

/** Returns the title and description of a page for browsers, search engines and shared links. Ignores values that are not strings. */
export function pageSummary(
  {
    title,
    seo,
    description,
  }: {title: string | null; seo?: Seo | null | undefined; description?: string | null},
  settings: SiteData['settings'],
) {
  const parts = [title, settings?.title].filter(isText)
  return {
    title: [seo?.title, parts.join(' | ')].find(isText),
    description: [seo?.description, description, settings?.defaultSeo?.description].find(isText),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns the fields of a document that `pageSummary` needs. Only some types have a description. */
export function summarized(content: ContentData) {
  const {title, seo} = content
  return {title, seo, description: 'description' in content ? content.description : null}
}
