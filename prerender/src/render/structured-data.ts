import {toPlainText} from '@portabletext/toolkit'
import type {KnownFact} from '@upline/domain/content/known-facts.ts'
import type {PageType} from '@upline/domain/content/page-types.ts'
import {isDate} from '@upline/domain/dates/date.ts'
import {choiceTitle} from '@upline/web/content/choices.ts'
import {imageSource} from '@upline/web/content/image.ts'
import type {
  ArticleData,
  CarrierData,
  ContentData,
  PageData,
  Picture,
  Section,
  SiteData,
} from '@upline/web/content/types.ts'
import {crumbsOf} from '@upline/web/content/use-crumbs.ts'
import {eventSpan} from '@upline/web/lib/event-span.ts'
import {pageSummary} from '@upline/web/page/page-summary.ts'
import {withPanelSections} from '@upline/web/sections/with-panel-sections.ts'

type SchemaObject = Record<string, unknown>

/** Returns the schema.org objects of a page, or undefined if it has none. `origin` is the site's. */
export function structuredData(origin: string, content: ContentData, site: SiteData, updatedAt: string) {
  const describe = mainObjects[content._type] as Describe<ContentData>
  const objects = [
    ...(isAboutCompany(content) ? [organization(origin, site)] : []),
    breadcrumbs(origin, content, site),
    describe(origin, content, site, updatedAt),
    ...(content._type === 'page' ? eventObjects(origin, content, site) : []),
  ].filter((object) => object !== undefined)
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
export const companyFacts = [
  'phone',
  'email',
  'address',
  'foundedYear',
] as const satisfies readonly KnownFact[]

/** Home, and pages with contact details. */
export function isAboutCompany(content: ContentData): boolean {
  return (
    content._type === 'page' &&
    (content.path === '/' || content.sections?.some(({_type}) => _type === 'contactDetails') === true)
  )
}

function organization(origin: string, {settings, facts}: SiteData): SchemaObject {
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
    telephone: facts.phone?.trim() || undefined,
    email: facts.email?.trim() || undefined,
    address: facts.address?.trim() || undefined,
    foundingDate: /\d{4}/.exec(facts.foundedYear ?? '')?.[0],
    areaServed: 'US',
  }
}

function imageAddress(origin: string, picture: Picture | null | undefined): string | undefined {
  const image = imageSource(picture, {widest: 1200})
  return image && new URL(image.src, origin).href
}

/** The same trail as the page shows: pages above it that a menu knows, then the page itself. */
function breadcrumbs(origin: string, {path, title}: ContentData, {navigation}: SiteData) {
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

function newsArticle(origin: string, article: ArticleData, site: SiteData, updatedAt: string) {
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

function eventObjects(origin: string, page: PageData, {settings}: SiteData): SchemaObject[] {
  const events = allSections(page).flatMap((section) =>
    section._type === 'eventList' ? (section.events ?? []).slice(0, section.most ?? undefined) : [],
  )
  const unique = new Map(events.map((event) => [event._id, event]))
  return [...unique.values()].flatMap(({startDate, place, url, ...event}) => {
    const address = /^https?:\/\//i.test(url ?? '') ? url : undefined
    // Leaves out deadlines and windows, because people do not attend them.
    const isAttended = event.kind === 'training' && (place || address)
    if (!isDate(startDate) || !event.title?.trim() || !isAttended) return []
    const span = eventSpan({...event, startDate})
    const locations = [
      ...(place ? [{'@type': 'Place', name: place, address: place}] : []),
      ...(address ? [{'@type': 'VirtualLocation', url: address}] : []),
    ]
    const mode = locations.length > 1 ? 'Mixed' : place ? 'Offline' : 'Online'
    return {
      '@type': 'Event',
      name: event.title,
      description: event.description,
      startDate: span.kind === 'days' ? span.first : span.start.toISOString(),
      endDate: span.kind === 'days' ? span.last : span.end.toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: locations.length > 1 ? locations : locations[0],
      organizer: {'@type': 'Organization', name: settings?.organizationName, url: `${origin}/`},
    }
  })
}

function faqPage(page: PageData): SchemaObject | undefined {
  const questions = allSections(page)
    .flatMap((section) => (section._type === 'faqList' ? (section.items ?? []) : []))
    .map((item) => ({name: item?.question, text: toPlainText(item?.answer ?? [])}))
    .filter(({name, text}) => name && text)
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({name, text}) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: {'@type': 'Answer', text},
    })),
  }
}

/** The sections of a page, with those inside tab panels, which have the same form. */
const allSections = (page: PageData) => withPanelSections(page.sections) as Section[]
