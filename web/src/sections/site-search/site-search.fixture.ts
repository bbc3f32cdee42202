import type {SectionOf} from '../../content/types.ts'

export const siteSearch = {
  _key: 'siteSearch',
  _type: 'siteSearch',
  anchor: null,
  tone: null,
  heading: 'Search',
  intro: null,
  pagesHeading: 'All pages',
  newsHeading: 'All news',
  pages: [
    {_id: 'page-home', title: 'Home', path: '/'},
    {_id: 'page-carriers', title: 'Carrier network', path: '/carriers'},
    {_id: 'page-carriers-directory', title: 'Carrier directory', path: '/carriers/directory'},
    {_id: 'page-contact', title: 'Contact', path: '/contact'},
  ],
  articles: [{_id: 'news-scope', title: 'A scope of appointment', path: '/about/news/scope'}],
} satisfies SectionOf<'siteSearch'>
