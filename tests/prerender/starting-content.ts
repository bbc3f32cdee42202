import {paragraph} from '@upline/web/content/content.fixture.ts'
import carrierPage from '../../content/documents/carrierPage/carrierPage.json' with {type: 'json'}
import interfaceText from '../../content/documents/interfaceText/interfaceText.json' with {type: 'json'}

const reference = (id: string) => ({_type: 'reference', _ref: id, _key: id, _weak: true})
const picture = (alt: string) => ({_type: 'picture', alt, asset: reference('image-a-800x600-png')})
const linkTo = (id: string) => ({_type: 'link', kind: 'page', page: reference(id)})

const carrier = {
  _type: 'carrier',
  fallbackText: 'AN',
  category: 'Life',
  rating: 4.5,
  specialties: ['Term Life'],
  description: 'Sound.',
  partnerLevel: 'Elite',
  features: ['Fast'],
}

/** A small site in which every way of depending on another document occurs. */
export const startingContent: (Record<string, unknown> & {_id: string; _type: string})[] = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    title: '{name}',
    organizationName: '{name}',
    shortName: 'N',
    defaultSeo: {},
    replySignature: '{author} of {name}',
  },
  {
    _id: 'navigation',
    _type: 'navigation',
    groups: [{_key: 'a', label: 'About', link: linkTo('page-c'), items: []}],
    action: {_type: 'action', label: 'Start', link: linkTo('page-a')},
    footerText: '{name}',
    footerColumns: [],
    copyright: '{year}',
    footerLinks: [],
  },
  {...interfaceText, homeLabel: 'Home', _id: 'interfaceText', _type: 'interfaceText'},
  {
    _id: 'notFoundPage',
    _type: 'notFoundPage',
    heading: 'Page not found',
    text: 'Sorry.',
    popularHeading: 'Popular',
    popularLinks: [],
    suggestionsHeading: 'Perhaps',
    backLabel: 'Back',
    homeLabel: 'Home',
  },
  {_id: 'fact-a', _type: 'fact', key: 'name', value: 'Harbor'},
  {_id: 'redirect-a', _type: 'redirect', from: '/old', to: linkTo('page-a'), enabled: true},
  {_id: 'page-home', _type: 'page', title: 'Home', path: '/', sections: []},
  {
    _id: 'page-a',
    _type: 'page',
    title: 'A of {name}',
    path: '/a',
    sections: [{_type: 'faqList', _key: 'f', heading: 'Questions', items: [reference('faq-a')]}],
  },
  {
    _id: 'page-b',
    _type: 'page',
    title: 'B',
    path: '/deep/b',
    sections: [
      {_type: 'carrierDirectory', _key: 'd', pageSize: 10},
      {
        _type: 'callToAction',
        _key: 'c',
        heading: 'Go',
        actions: [{_type: 'action', _key: 'x', label: 'Go', link: linkTo('news-b')}],
      },
    ],
  },
  {
    _id: 'page-c',
    _type: 'page',
    title: 'News',
    path: '/about/news',
    sections: [{_type: 'newsList', _key: 'n', pageSize: 5}],
  },
  ...['a', 'b'].map((name, index) => ({
    _id: `news-${name}`,
    _type: 'newsArticle',
    title: `News ${name}`,
    path: `/about/news/${name}`,
    category: 'Company Updates',
    date: `2024-0${index + 1}-01`,
    description: 'What happened.',
    readTime: 2,
    author: reference('person-a'),
    body: paragraph('It happened at {name}.'),
  })),
  {_id: 'person-a', _type: 'person', name: 'Ada', role: 'Author'},
  {...carrier, _id: 'carrier-a', name: 'Anchor', featured: true},
  {_id: 'faq-a', _type: 'faq', question: 'Why?', answer: paragraph('Because.'), topic: 'General'},
  {_id: 'faq-b', _type: 'faq', question: 'When?', answer: paragraph('Now.'), topic: 'General'},
  {_id: 'person-b', _type: 'person', name: 'Bo', role: 'Author'},
  {
    _id: 'event-a',
    _type: 'calendarEvent',
    title: 'Training',
    kind: 'training',
    allDay: true,
    startDate: '2030-02-01',
  },
  {_id: 'notificationMail', _type: 'notificationMail', heading: 'New inquiry'},
]

/** More kinds of documents, for tests that don't count pages. */
export const furtherContent: typeof startingContent = [
  {_id: 'image-a-800x600-png', _type: 'sanity.imageAsset', metadata: {dimensions: {width: 800, height: 600}}},
  {
    _id: 'page-d',
    _type: 'page',
    title: 'D',
    path: '/d',
    sections: [
      {_type: 'hero', _key: 'h', layout: 'page', heading: 'D', picture: picture('A desk')},
      {_type: 'legalSections', _key: 'l', items: [reference('legal-a')]},
      {_type: 'notice', _key: 'n', body: paragraph('Ask.'), disclaimers: [reference('disclaimer-a')]},
      {_type: 'planList', _key: 'p', items: [reference('plan-a')]},
      {_type: 'eventList', _key: 'e', count: 3},
    ],
  },
  {_id: 'legal-a', _type: 'legalSection', title: 'Terms', content: 'Be fair.', items: ['Always.']},
  {_id: 'disclaimer-a', _type: 'disclaimer', key: 'a', title: 'A', text: 'We represent few.'},
  {_id: 'plan-a', _type: 'plan', name: 'Term', description: 'For some years.', features: ['Cheap']},
  {
    ...carrier,
    _id: 'carrier-b',
    name: 'Beacon',
    hasPage: true,
    path: '/carriers/b',
    availability: [{_key: 't', state: 'TX', since: '2024-01-01'}],
  },
  carrierPage,
]
