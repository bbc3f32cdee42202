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
        columns: ['Growth tier', 'Premier tier', 'Elite tier'],
        rows: [
          ['Annual premium', '$250K+', '$1M+', '$2M+'],
          ['Persistency', '75%+', '80%+', '85%+'],
          ['Quality score', '80%+', '85%+', '90%+'],
          ['Active agents', '10+', '25+', '50+'],
        ],
      },
    ],
    links: [{name: 'Apply Now', to: /^\/contact/}],
  },
]
