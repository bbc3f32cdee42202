import type {Route} from './route.ts'

export const resources: Route[] = [
  {
    path: '/resources',
    title: /^Agent resources/,
    leadsTo: '/resources/training | /resources/documents | /resources/marketing | /resources/commissions',
    links: [{name: 'Contact Support', to: '/contact'}],
  },
  {
    path: '/resources/training',
    title: /^Training and development/,
    texts: 'Daily training call | Monday to Friday | 9:00 AM EST',
    links: [{name: 'Join the call', to: /^https:/}],
    tabs: [
      {
        key: 'courses',
        label: 'Courses',
        texts: 'See the outline | 4 hours | 6 hours | 3 hours | Beginner | Intermediate | Required',
      },
      {key: 'certifications', label: 'Certifications'},
    ],
  },
  {
    path: '/resources/documents',
    title: /^Document center/,
    texts: 'Forms | Guides | Marketing',
    links: [{name: 'Download', to: /\/papers\/.+\.pdf/}],
  },
  {
    path: '/resources/marketing',
    title: /^Marketing resources/,
    links: [
      {name: 'See the samples', to: /./},
      {name: 'Contact Marketing Team', to: /./},
    ],
  },
  {
    path: '/resources/january-1',
    title: /^What changes on January 1/,
    texts: '$700 (2027) | $615 (2026) | 2027, initial | $725',
  },
  {
    path: '/resources/calendar',
    title: /^Calendar/,
    heading: 'Calendar',
    texts: 'Coming up | EST',
    links: [
      {name: 'Subscribe', to: /^webcal:/},
      {name: 'Add to calendar', to: /^\/calendar\/.+\.ics$/},
    ],
  },
  {
    path: '/resources/commissions',
    title: /^Commission structure/,
    texts: 'rolling 12-month production',
    tables: [
      {
        name: 'Rate',
        columns: ['Standard level 2024', 'Premier level 2024', 'Elite level 2024'],
        rows: [
          ['Term Life', '80%', '90%', '100%'],
          ['Whole Life', '85%', '95%', '105%'],
          ['Medicare Advantage (flat)', '$400-600', '$500-700', '$600-800'],
          ['Medicare Supplements', '20%', '22%', '25%'],
        ],
      },
    ],
  },
  {
    path: '/resources/contracting',
    title: /^Contracting/,
    texts: 'What you need | How long it takes | Release policy | Vesting | Chargebacks',
    links: [{name: 'Contracting checklist', to: /\/papers\/.+\.pdf/}],
  },
]
