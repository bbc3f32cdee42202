import type {Route} from './route.ts'

export const insurance: Route[] = [
  {
    path: '/insurance',
    title: /^Insurance/,
    texts: 'Group life for employers',
    leadsTo:
      '/insurance/life | /insurance/health | /insurance/medicare | /insurance/annuities | /insurance/employer-benefits/life',
  },
  {
    path: '/insurance/life',
    title: /^Life insurance/,
    tabs: [
      {
        key: 'plans',
        label: 'Plan Options',
        texts: `
          Individual | Term Life | Whole Life | Universal Life | Family Term Life |
          Multi-Life Whole Life | Family Protection Bundle | 10, 20 or 30 years |
          Children covered up to age 26 | $50,000`,
      },
      {
        key: 'comparison',
        label: 'Product Comparison',
        texts: 'Best for',
        tables: [
          {
            columns: ['Term Life', 'Whole Life', 'Universal Life'],
            rows: [
              'level premiums',
              'cash value growth',
              'lifetime coverage',
              'premium flexibility',
              'death benefit',
              'living benefits available',
              'policy loans',
              'convertibility',
            ],
          },
        ],
      },
      {
        key: 'benefits',
        label: 'Living Benefits',
        texts: `
          Accelerated death benefits | Cash value access | Critical illness riders |
          Chronic illness | Premium waiver | Terminal illness advance`,
      },
    ],
  },
  {
    path: '/insurance/employer-benefits/life',
    title: 'Group Life Insurance for Employers | Harbor Oak Insurance Marketing',
    texts: `
      15-25 percent | $50k | 30 days | first payroll deduction | 31 days | 5-7 business days |
      55 percent of employees`,
    links: [
      {
        name: 'consultation',
        to: /^mailto:life@[^?]+\?subject=Group%20Life%20Insurance%20Consultation%20Request&body=.*Company%20name.*Number%20of%20employees.*Preferred%20contact%20method.*Best%20time/,
      },
      {name: 'Download', to: '/downloads/life-insurance-employee-benefits.html'},
    ],
    tabs: [
      {key: 'term', label: 'Term', texts: '10, 15, 20 or 30 years'},
      {key: 'permanent', label: 'Permanent'},
      {key: 'riders', label: 'Riders'},
    ],
    tables: [{name: 'advantages', rows: 6}],
    lists: [
      {heading: 'Why offer group life', entries: 6},
      {heading: 'Up and running in 30 days', entries: 4},
      {heading: 'Four ways to share the cost', entries: 4},
      {heading: 'What employers say', entries: 2},
    ],
  },
  {
    path: '/insurance/health',
    title: /^Health/,
    links: [{name: 'Contact Us', to: '/contact'}],
    tabs: [
      {key: 'plans', label: 'Plan Options', texts: 'Marketplace plans | Off-marketplace plans'},
      {
        key: 'comparison',
        label: 'Comparison',
        tables: [{columns: ['Marketplace', 'Off-marketplace'], rows: 7}],
      },
      {key: 'enrollment', label: 'Enrollment', texts: 'November 1 to January 15'},
    ],
  },
  {
    path: '/insurance/medicare',
    title: /^Medicare/,
    links: [{name: 'Contact Us', to: '/contact'}],
    texts: '2024',
    tabs: [
      {key: 'plans', label: 'Plan Options'},
      {
        key: 'comparison',
        label: 'Comparison',
        texts: '$174.70 | $1,632 | $240 | $545 | $48 | 1 percent | 10 percent',
        tables: [{columns: ['Part A', 'Part B', 'Part C', 'Part D', 'Medigap'], rows: 7}],
      },
      {
        key: 'enrollment',
        label: 'Enrollment Periods',
        texts: 'October 15 to December 7 | January 1 to March 31 | 7 months | 6 months',
      },
    ],
  },
  {
    path: '/insurance/annuities',
    title: /^Annuities/,
    links: [{name: 'Contact Us', to: '/contact'}],
    tabs: [
      {key: 'products', label: 'Products', texts: '3, 5, 7 or 10 years'},
      {key: 'comparison', label: 'Comparison', tables: [{columns: ['Fixed', 'Indexed', 'MYGA'], rows: 7}]},
      {key: 'income', label: 'Income Strategies'},
    ],
  },
]
