import type {Route} from './route.ts'

export const about: Route[] = [
  {
    path: '/about',
    title: /^About/,
    texts: `
      mission | vision | Founded | 2017 | 50 | 100+ | Excellence | Support | Innovation | 2019 |
      2021 | 2023`,
    leadsTo: '/team | /contact',
  },
  {path: '/about/story', title: /story/i, texts: '2017 | 2019 | 2021 | 2023'},
  {
    path: '/about/leadership',
    title: /^Leadership/,
    texts: 'Achievements',
    lists: [{heading: 'Who runs the company', entries: 4}],
  },
  {
    path: '/about/culture',
    title: /^Culture/,
    texts: 'family culture | Core values',
    leadsTo: '/careers',
  },
  {
    path: '/about/team',
    title: /^Team/,
    texts: '100+ | 15,000+ | 98% | 24/7 | Leadership team | Join our team',
    leadsTo: '/contact | /careers',
  },
  {
    path: '/about/news',
    title: /^News and updates/,
    texts: 'All | Company Updates | Industry News | Press Releases',
  },
]
