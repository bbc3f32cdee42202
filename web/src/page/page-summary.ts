import type {ContentData, SiteData} from '../content/types.ts'

type Seo = NonNullable<ContentData['seo']> | NonNullable<NonNullable<SiteData['settings']>['defaultSeo']>

/** Only some types have a description. */
type Summarized = {title: string | null; seo?: Seo | null; description?: string | null}

/** Returns the title and description of a page for browsers, search engines and shared links. Ignores values that are not strings. */
export function pageSummary({title, seo, description}: Summarized, settings: SiteData['settings']) {
  const parts = [title, settings?.title].filter(isText)
  return {
    title: [seo?.title, parts.join(' | ')].find(isText),
    description: [seo?.description, description, settings?.defaultSeo?.description].find(isText),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
