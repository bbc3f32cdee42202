import type {ContentData, SiteData} from '../content/types.ts'

export type Seo =
  | NonNullable<ContentData['seo']>
  | NonNullable<NonNullable<SiteData['settings']>['defaultSeo']>

/** How a page calls and describes itself to browsers, search engines and whoever shares it. */
export function pageSummary(
  {
    title,
    seo,
    description,
  }: {title: string | null; seo?: Seo | null | undefined; description?: string | null},
  settings: SiteData['settings'],
) {
  const organization = settings?.organizationName
  return {
    title: seo?.title ?? (organization ? `${title} | ${organization}` : title),
    description: seo?.description ?? description ?? settings?.defaultSeo?.description,
  }
}

/** Returns the fields of a document that `pageSummary` needs. Only some types have a description. */
export function summarized(content: ContentData) {
  const {title, seo} = content
  return {title, seo, description: 'description' in content ? content.description : null}
}
