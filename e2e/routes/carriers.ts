import type {Route} from './route.ts'

export const carriers: Route[] = [
  {
    path: '/carriers',
    title: /^Carrier network/,
    texts: 'Access contracts with 50+ top-rated insurance carriers',
    leadsTo: '/carriers/directory | /carriers/products | /carriers/programs',
  },
  {
    path: '/carriers/directory',
    title: /^Carrier directory/,
    texts: 'Featured carrier partners | All carriers',
  },
  {path: '/carriers/products', title: /^Product categories/, texts: 'Product | Carriers'},
  {
    path: '/carriers/programs',
    title: /^Partner programs/,
    tables: [
      {
        columns: ['Elite', 'Premier', 'Growth'],
        rows: [
          ['Annual premium', '$2M+', '$1M+', '$250K+'],
          ['Persistency', '85%+', '80%+', '75%+'],
          ['Quality score', '90%+', '85%+', '80%+'],
          ['Active agents', '50+', '25+', '10+'],
        ],
      },
    ],
    links: [{name: 'Apply Now', to: /^\/contact/}],
  },
]
