import type {ReactElement} from 'react'
import {renderToString} from 'react-dom/server'
import {beforeAll, expect, it} from 'vitest'
import {notFoundPage} from '../../../tests/fixtures/site.ts'
import {allSections, sectionOf} from '../../../tests/support/all-sections.ts'
import {isText, sampleContent, sampleSite} from '../../../tests/support/marked-content.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import {SiteContext} from '../content/site-context.ts'
import type {SiteData} from '../content/types.ts'
import {ArticlePage} from '../page/article-page.tsx'
import {CarrierPage} from '../page/carrier-page.tsx'
import {NotFoundPage} from '../page/not-found-page.tsx'
import {loadMoreCode} from '../page/page-types.ts'
import {Footer} from '../site/footer.tsx'
import {Header} from '../site/header.tsx'
import {SectionList} from './section-list.tsx'

/** What appears only after a press, in another variant, or never: beginnings of paths, in which `[]` is a member of a list. */
const hidden: Record<string, string> = {
  header: 'call.link',
  footer: 'footerColumns[].items[].link',
  carrier:
    'fallbackText logo.alt documents[].versions[].group contacts[].link labels.stateSince labels.noStates',
  carrierDirectory:
    'stateUnknownText empty clearLabel loadMoreLabel filteredHeading closeNamesText carriers[]',
  carrierShowcase: 'carriers[].fallbackText carriers[].states carriers[].logo.alt',
  commissionLevels: 'levels[].rates[].cap',
  contractingGuide: 'items[].document.versions[].group items[].document.versions[].description emptyText',
  documentList: 'items[].versions[].group',
  earningsExample:
    'levels[].description levels[].rates levels[].requirement policiesError shareText flatText',
  enrollmentWindows: 'items[].line',
  eventList:
    'kinds trainingLabel certificationLabel deadlineLabel localTimeText joinLabel addLabel subscribe googleLabel fileLabel events[] filterLabel allLabel weekdaysLabel',
  hero: 'seals[]',
  'hero with a figure': 'seals[]',
  inquiryForm:
    'settings.fields.npn settings.fields.carriers settings.fields.lines settings.fields.states settings.fields.question settings.fields.contact settings.topic settings.submittingLabel settings.anotherLabel settings.aboutLabel settings.removeLabel settings.sendAnywayLabel settings.referenceLabel settings.next settings.contactPerson settings.questionSubmitLabel settings.remaining settings.tooLong settings.summaryHeading settings.contractingNote settings.messages settings.consent.version settings.carrierNames',
  legalSections: 'contactAction.link noticeAction.link',
  newsArticle: 'more[].title',
  newsList: 'emptyText',
  notice: 'body[].markDefs actions[].link disclaimers[].versions[].noPlansText',
  people: 'items[].bio items[].achievements achievementsLabel',
  productCategories: 'items[].products[].carriers[].states items[].products[].carriers[].partly',
  siteSearch: 'synonyms',
  testimonials: 'joinedLabel',
  timeline: 'items[].description items[].picture.alt',
}

/** Replaces each text by a number, and lists the path of each. */
function numbered(value: unknown, path: string, paths: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => numbered(item, `${path}[]`, paths))
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => [
      key,
      numbered(member, path ? `${path}.${key}` : key, paths),
    ])
    return Object.fromEntries(members)
  }
  const key = path.split('.').at(-1)?.replaceAll('[]', '') ?? ''
  if (typeof value !== 'string' || !isText(value, key)) return value
  paths.push(path)
  return `⟦${paths.length - 1}⟧${(value.match(/\{\w+\}/g) ?? []).join('')}`
}

beforeAll(() => loadMoreCode())

const {navigation} = sampleSite()
const around = (element: ReactElement) => (content: never) => (
  <SiteContext value={{...sampleSite(), navigation: content satisfies SiteData['navigation']}}>
    {element}
  </SiteContext>
)
const {footerText, copyright, footerColumns, footerLinks, ...menu} = navigation ?? {}

const cases: [string, object, (content: never) => ReactElement][] = [
  ...allSections.map((section): (typeof cases)[number] => [
    section._type,
    section,
    (content) => <SectionList sections={[content]} />,
  ]),
  [
    'hero with a figure',
    {...sectionOf('hero'), layout: 'page', stats: [{_key: 'a', value: '40', unit: 'years', label: 'Old'}]},
    (content) => <SectionList sections={[content]} />,
  ],
  ['carrier', sampleContent('/carriers/blue-anchor-life'), (content) => <CarrierPage content={content} />],
  [
    'newsArticle',
    sampleContent('/about/news/paperless-contracting'),
    (content) => <ArticlePage content={content} />,
  ],
  ['notFoundPage', notFoundPage, (content) => <NotFoundPage content={content} />],
  ['header', menu, around(<Header />)],
  ['footer', {footerText, copyright, footerColumns, footerLinks}, around(<Footer />)],
]

it.each(cases)('%s shows all of its texts', (type, content, render) => {
  const paths: string[] = []
  const marked = numbered(content, '', paths)
  const html = renderToString(<OnSite>{render(marked as never)}</OnSite>)
  const expected = hidden[type]?.split(' ') ?? []
  const missing = paths.filter(
    (path, number) =>
      !html.includes(`⟦${number}⟧`) && !expected.some((beginning) => path.startsWith(beginning)),
  )
  expect(new Set(missing)).toEqual(new Set())
})

const rows =
  'table role=table, thead role=rowgroup, tr role=row, th scope=col, th role=columnheader, td role=cell'
const rowHeads = 'tbody role=rowgroup, th scope=row, th role=rowheader'
const pressed =
  'div role=group, div aria-label, button aria-pressed=true, button aria-pressed=false, p aria-live=polite'
const search = 'form role=search, input type=search, input autocomplete=off, input enterkeyhint=search'

/** What assistive technology, keyboards of phones, translators and downloads read, apart from texts and links. */
const attributes: Record<string, string> = {
  carrier: 'h1 translate=no, span translate=no, a hreflang=en',
  carrierDirectory: `${search}, div aria-live=polite, a translate=no`,
  carrierShowcase: `${pressed}, span translate=no`,
  comparisonTable: `${rows}, ${rowHeads}`,
  contactDetails: 'a target=_blank, a rel=noopener, a translate=no',
  departments: 'span translate=no',
  documentList: 'a download=Contracting checklist.pdf, a hreflang=en',
  earningsExample: `input inputmode=numeric, input autocomplete=off, input maxlength=6, ${rows}`,
  footer: 'nav aria-label',
  header:
    'nav aria-label, button type=button, button aria-expanded=false, a aria-label, a aria-keyshortcuts=/ Control+K, button aria-label, button aria-haspopup=dialog, dialog aria-label',
  newsList: pressed,
  people: 'h3 translate=no',
  productCategories: 'select autocomplete=off, li translate=no',
  siteSearch: `${search}, input maxlength=100, input aria-describedby, p role=status`,
  tabs: 'div role=tablist, div aria-label, button type=button, button role=tab, button aria-selected=true, button aria-selected=false, div role=tabpanel',
}

it.each(cases.filter(([type]) => type in attributes))(
  '%s has its roles and states',
  (type, content, render) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<OnSite>{render(content as never)}</OnSite>)
    const found = [...container.querySelectorAll('*')].flatMap(({localName, attributes}) =>
      [...attributes].flatMap(({name, value}) => [`${localName} ${name}`, `${localName} ${name}=${value}`]),
    )
    expect(found).toEqual(expect.arrayContaining(attributes[type]?.split(', ') ?? []))
  },
)
