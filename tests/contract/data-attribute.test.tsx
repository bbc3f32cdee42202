import {render} from '@testing-library/react'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {pageLink} from '@upline/web/content/content.fixture.ts'
import {DataAttributeContext} from '@upline/web/content/data-attribute.ts'
import {EditableDocument} from '@upline/web/content/editable-document.tsx'
import type {ArticleData, CarrierData, Section, SiteData} from '@upline/web/content/types.ts'
import {ArticlePage} from '@upline/web/page/article-page.tsx'
import {CarrierPage} from '@upline/web/page/carrier-page.tsx'
import {NotFoundPage} from '@upline/web/page/not-found-page.tsx'
import {loadMoreCode} from '@upline/web/page/page-types.ts'
import {menuAttribute} from '@upline/web/preview/menu-attribute.ts'
import {SectionList} from '@upline/web/sections/section-list.tsx'
import {withPanelSections} from '@upline/web/sections/with-panel-sections.ts'
import {Footer} from '@upline/web/site/footer.tsx'
import {Header} from '@upline/web/site/header.tsx'
import type {ReactElement} from 'react'
import {beforeAll, describe, expect, test} from 'vitest'
import {notFoundPage, siteWithMenu} from '../fixtures/site.ts'
import {sectionOf, allSections as sections} from '../support/all-sections.ts'
import {sampleContent, sampleSite} from '../support/marked-content.ts'
import {OnSite} from '../support/render-on-site.tsx'

const page = (shown: Section[]) => (
  <EditableDocument id="drafts.page-home" type="page">
    <SectionList sections={shown} />
  </EditableDocument>
)

const link = pageLink('/about')
const siteWithFooter: SiteData = {
  ...siteWithMenu,
  settings: sampleSite().settings,
  navigation: siteWithMenu.navigation && {
    ...siteWithMenu.navigation,
    call: {label: 'Call', link},
    footerText: 'For agents',
    footerColumns: [{_key: 'company', title: 'Company', items: [{label: 'Our story', link}]}],
    footerLinks: [{_key: 'privacy', label: 'Privacy', link}],
  },
}

beforeAll(() => loadMoreCode())

/** The places that the elements of a preview lead to, as `type id path`, each once. */
function places(element: ReactElement): string[] {
  const {container} = render(
    <OnSite site={siteWithFooter}>
      <DataAttributeContext value={menuAttribute}>{element}</DataAttributeContext>
    </OnSite>,
  )
  const found = [...container.querySelectorAll('[data-sanity]')].map((marked) => {
    const parts = new URLSearchParams(marked.getAttribute('data-sanity')?.replaceAll(';', '&'))
    return `${parts.get('type')} ${parts.get('id')} ${parts.get('path')}`
  })
  return [...new Set(found)]
}

type Field = {name?: string; type?: string; fields?: Field[]; of?: Field[]}

/** Returns paths that are not in the content model. Steps are fields, or list members by key. */
function unknownPlaces(found: readonly string[], shown: Section[] = []): string[] {
  const typeOfKey = new Map<string, string>(withPanelSections(shown).map(({_key, _type}) => [_key, _type]))
  return found.filter((place) => {
    const [type = '', , path = ''] = place.split(' ')
    return !exists(type, path, typeOfKey)
  })
}

function exists(type: string, path: string, typeOfKey: ReadonlyMap<string, string>): boolean {
  let fields: Field[] = [{name: '', type}]
  const fieldsOf = (field: Field): Field[] => {
    const named = schemaTypes.find(({name}) => name === field.type) as Field | undefined
    return field.fields ?? named?.fields ?? []
  }
  for (const step of path.split('.')) {
    const [name, key] = step.split(':')
    const found = fields.flatMap(fieldsOf).filter((field) => field.name === name)
    const members = found.flatMap(({of}) => of ?? [])
    // The section of this type.
    const typed = key === undefined ? [] : members.filter((member) => member.type === typeOfKey.get(key))
    fields = key === undefined ? found : typed.length > 0 ? typed : members
    if (fields.length === 0) return false
  }
  return true
}

test('outside of a preview nothing is marked', () => {
  const {container} = render(
    <OnSite site={siteWithFooter}>
      <div>
        <Header />
        {page(sections)}
        <Footer />
      </div>
    </OnSite>,
  )
  expect(container.querySelectorAll('[data-section]').length).toBeGreaterThanOrEqual(sections.length)
  expect(container.querySelector('[data-sanity]')).toBeNull()
})

test('a section, its heading and its entries lead to their place in the published or drafted page', () => {
  const stats = sections
    .filter(({_type}) => _type === 'stats')
    .map((it) => ({...it, eyebrow: 'Since 1985', heading: 'Figures', intro: 'In one year'}))
  const [{_key, items} = {_key: '', items: []}] = stats as {_key: string; items: {_key: string}[]}[]
  expect(places(page(stats as Section[]))).toEqual([
    `page page-home sections:${_key}`,
    ...['eyebrow', 'heading', 'intro'].map((field) => `page page-home sections:${_key}.${field}`),
    ...items.map((item) => `page page-home sections:${_key}.items:${item._key}`),
  ])
})

test('sections in tabs lead to their panel, references to their document', () => {
  const tabs = sectionOf('tabs')
  const keys = tabs.panels.map(({_key, sections}) => `panels:${_key}.sections:${sections?.[0]?._key}`)
  expect(places(page([tabs]))).toEqual(
    expect.arrayContaining([
      'page page-home sections:tabs.heading',
      ...keys.map((key) => `page page-home sections:tabs.${key}`),
      'plan plan-annuity-myga name',
    ]),
  )
})

/** What else opens in each section: its fields, with [] for a member of a list, and fields of other documents. */
const opened: Record<string, string> = {
  bulletList: 'groups[]',
  callToAction: 'text, actions[], picture',
  cardGrid: 'cards[], actions[]',
  careerPath: 'careerLevel level',
  carrierDirectory: 'carrier name',
  carrierShowcase: 'carrier name, action',
  commissionLevels: 'commissionLevel name',
  comparisonTable: 'rows[], bestFor[]',
  contactDetails: 'supportAction',
  contractingGuide: 'contractingTopic title',
  courseList: 'course title',
  departments: 'department name',
  documentList: 'resourceDocument name',
  enrollmentWindows: 'enrollmentWindow title',
  eventList: 'calendarEvent title, action',
  faqList: 'faq question',
  hero: 'eyebrow, text, actions[], picture, stats[]',
  inquiryForm: 'inquirySettings fields',
  legalSections: 'legalSection title, noticeHeading, noticeAction, contactHeading, contactAction',
  newsList: 'newsArticle title',
  notice: 'body, disclaimer text, actions[]',
  partnerTiers: 'partnerTier name',
  people: 'person name, actions[]',
  planList: 'plan name',
  productCategories: 'productCategory name, carrier name',
  prose: 'body, actions[]',
  steps: 'items[]',
  testimonials: 'testimonial content',
  timeline: 'timelineEntry title',
  toolList: 'marketingTool name',
}

const withoutKeys = (place: string) =>
  place
    .replace(/^page \S+ sections:[^.]*\.?/, '')
    .replace(/^(\w+) \S+ /, '$1 ')
    .replaceAll(/:[^.]+/g, '[]')

describe('every place is one of the content model', () => {
  test.each(sections.map((section) => [section._type, section] as const))('%s', (_type, section) => {
    const found = places(page([section]))
    expect(found.map(withoutKeys)).toEqual(expect.arrayContaining(opened[_type]?.split(', ') ?? ['']))
    expect(unknownPlaces(found, [section])).toEqual([])
  })

  test('around the page, on the 404 page and on pages of carriers and news', () => {
    const carrier = sampleContent('/carriers/blue-anchor-life') as CarrierData
    const article = sampleContent('/about/news/paperless-contracting') as ArticleData
    const found = [
      ...places(<Header />),
      ...places(<Footer />),
      ...places(
        <EditableDocument id={carrier._id} type="carrier">
          <CarrierPage content={carrier} />
        </EditableDocument>,
      ),
      ...places(
        <EditableDocument id={article._id} type="newsArticle">
          <ArticlePage content={article} />
        </EditableDocument>,
      ),
      ...places(
        <EditableDocument id="notFoundPage" type="notFoundPage">
          <NotFoundPage content={notFoundPage} />
        </EditableDocument>,
      ),
    ]
    expect(new Set(found.map(withoutKeys))).toEqual(
      new Set([
        'siteSettings shortName',
        'siteSettings sampleNotice',
        'disclaimer text',
        ...[
          'call',
          'groups[].label',
          'action',
          'footerText',
          'footerColumns[]',
          'copyright',
          'footerLinks[]',
        ].map((field) => `navigation ${field}`),
        ...[
          'name',
          'description',
          'about',
          'ratings[]',
          'availability',
          'appointmentSteps[]',
          'contacts[]',
        ].map((field) => `carrier ${field}`),
        'carrierPage contractingAction',
        'resourceDocument name',
        ...['title', 'description', 'picture', 'body'].map((field) => `newsArticle ${field}`),
        ...['heading', 'text', 'popularLinks[]'].map((field) => `notFoundPage ${field}`),
      ]),
    )
    expect(unknownPlaces(found)).toEqual([])
  })
})
