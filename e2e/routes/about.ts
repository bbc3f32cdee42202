import type {Route} from './route.ts'

export const about: Route[] = [
  {
    path: '/about',
    texts: [
      'mission',
      'vision',
      'Founded',
      '2017',
      '50',
      '100+',
      'Excellence',
      'Support',
      'Innovation',
      '2019',
      '2021',
      '2023',
    ],
    links: [
      {name: '', to: '/team'},
      {name: '', to: '/contact'},
    ],
  },
  {path: '/about/story', texts: ['2017', '2019', '2021', '2023']},
  {
    path: '/about/leadership',
    texts: ['Achievements'],
    lists: [{heading: 'Who runs the company', entries: 4}],
  },
  {path: '/about/culture', texts: ['Core values'], links: [{name: '', to: '/careers'}]},
  {
    path: '/about/team',
    texts: ['100+', '15,000+', '98%', '24/7', 'Leadership team'],
    links: [
      {name: '', to: '/contact'},
      {name: '', to: '/careers'},
    ],
  },
  {path: '/about/news', texts: ['All', 'Company Updates', 'Industry News', 'Press Releases']},
]
