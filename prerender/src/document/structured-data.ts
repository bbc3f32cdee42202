import {toPlainText} from '@portabletext/toolkit'
import type {PageType} from '@upline/domain/content/page-types.ts'
import {choiceTitle} from '@upline/web/content/choices.ts'
import {imageSource} from '@upline/web/content/image.ts'
import type {
  CarrierData,
  ContentData,
  PageData,
  Picture,
  Section,
  SiteData,
} from '@upline/web/content/types.ts'
import {crumbsOf} from '@upline/web/content/use-crumbs.ts'
import {pageSummary} from '@upline/web/layout/page-summary.ts'
import {withPanelSections} from '@upline/web/sections/with-panel-sections.ts'
import {eventObjects} from './event-objects.ts'

type SchemaObject = Record<string, unknown>

/** Returns the schema.org objects of a page, or undefined if it has none. `origin` is the site's. */
export function structuredData(
  origin: string,
  content: ContentData,
  site: SiteData,
  updatedAt: string,
): object | undefined {
  const describe = mainObjects[content._type] as Describe<ContentData>
  const objects = [
    ...(isAboutCompany(content) ? [organization(origin, site)] : []),
    breadcrumbs(origin, content, site),
    describe(origin, content, site, updatedAt),
    ...events(origin, content, site),
  ].filter((thing) => thing !== undefined)
  return objects.length === 0 ? undefined : {'@context': 'https://schema.org', '@graph': objects}
}

type Describe<Content> = (
  origin: string,
  content: Content,
  site: SiteData,
  updatedAt: string,
) => SchemaObject | undefined

/** What a page is about, by document type. */
const mainObjects: {[Type in PageType | 'notFoundPage']: Describe<Extract<ContentData, {_type: Type}>>} = {
  page: (_origin, page) => faqPage(page),
  newsArticle,
  carrier: carrierPage,
  notFoundPage: () => undefined,
}

/** Keys of the facts that describe the company to search engines. */
export const companyFacts = ['phone', 'email', 'address', 'foundedYear'] as const

/** Home, and pages with contact details. */
export function isAboutCompany(content: ContentData): boolean {
  return (
    content._type === 'page' &&
    (content.path === '/' || content.sections?.some(({_type}) => _type === 'contactDetails') === true)
  )
}

function organization(origin: string, {settings, facts}: SiteData): SchemaObject {
  const fact = (key: (typeof companyFacts)[number]) => facts[key]
  const image = imageAddress(origin, settings?.defaultSeo?.picture)
  const logo = imageAddress(origin, settings?.logo) ?? `${origin}/icon-512.png`
  // JSON leaves out what is undefined.
  return {
    '@type': 'InsuranceAgency',
    '@id': `${origin}/#organization`,
    name: settings?.organizationName,
    alternateName: settings?.shortName,
    url: `${origin}/`,
    description: settings?.defaultSeo?.description,
    logo,
    image: image ?? logo,
    telephone: fact('phone'),
    email: fact('email'),
    address: fact('address'),
    foundingDate: fact('foundedYear'),
    areaServed: 'US',
  }
}

function imageAddress(origin: string, picture: Picture | null | undefined): string | undefined {
  const image = imageSource(picture, {widest: 1200})
  return image && new URL(image.src, origin).href
}

/** The same trail as the page shows: pages above it that a menu knows, then the page itself. */
function breadcrumbs(
  origin: string,
  {path, title}: ContentData,
  {navigation}: SiteData,
): SchemaObject | undefined {
  const above = crumbsOf(path ?? '', navigation)
  if (above.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, {label: title, path}].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: `${origin}${crumb.path}`,
    })),
  }
}

function newsArticle(
  origin: string,
  article: Extract<ContentData, {_type: 'newsArticle'}>,
  site: SiteData,
  updatedAt: string,
): SchemaObject {
  const {settings} = site
  const publisher = {
    '@type': 'InsuranceAgency',
    '@id': `${origin}/#organization`,
    name: settings?.organizationName,
    url: `${origin}/`,
  }
  const image = imageAddress(origin, article.picture)
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: pageSummary(article, settings).description,
    articleSection: choiceTitle(site, 'newsCategory', article.category),
    datePublished: article.date,
    dateModified: updatedAt,
    image: image && [image],
    author: article.author ? {'@type': 'Person', name: article.author} : publisher,
    publisher,
    mainEntityOfPage: `${origin}${article.path}`,
  }
}

/** Describes a page about another company, without a rating, because the site does not sell the rated product. */
function carrierPage(origin: string, carrier: CarrierData, site: SiteData, updatedAt: string): SchemaObject {
  const states = (carrier.availability ?? []).map(({state}) => ({'@type': 'State', name: state}))
  return {
    '@type': 'WebPage',
    url: `${origin}${carrier.path}`,
    name: carrier.title,
    description: pageSummary(carrier, site.settings).description,
    dateModified: updatedAt,
    publisher: {'@id': `${origin}/#organization`},
    about: {
      '@type': 'Organization',
      name: carrier.title,
      description: carrier.description,
      logo: imageAddress(origin, carrier.logo),
      areaServed: states.length > 0 ? states : undefined,
      makesOffer: (carrier.specialties ?? []).map((key) => ({
        '@type': 'Offer',
        itemOffered: {'@type': 'FinancialProduct', name: choiceTitle(site, 'carrierSpecialty', key)},
      })),
    },
  }
}

function events(origin: string, content: ContentData, {settings}: SiteData): SchemaObject[] {
  if (content._type !== 'page') return []
  const organizer = settings?.organizationName ?? undefined
  return eventObjects({origin, path: content.path ?? '', organizer}, allSections(content))
}

function faqPage(page: PageData): SchemaObject | undefined {
  const questions = allSections(page).flatMap((section) =>
    section._type === 'faqList' ? (section.items ?? []) : [],
  )
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: toPlainText(answer ?? [])},
    })),
  }
}

/** The sections of a page, with those inside tab panels, which have the same form. */
const allSections = (page: PageData) => withPanelSections(page.sections) as Section[]
