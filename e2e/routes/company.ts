import type {Route} from './route.ts'

export const company: Route[] = [
  {
    path: '/agent-benefits',
    title: /^Agent benefits/,
    heading: 'Build Your Future With Our Family',
    texts: `
      Family-Like Culture | Comprehensive Training | Advanced Technology | Lead Generation |
      24/7 Support | Growth Opportunities | Associate Agent | 0-12 months | Senior Agent |
      12-24 months | Agency Builder | 24+ months | Case Design Support | Business Development |
      24/7 Agent Support | 4 times a year | 127% | 350+ | 20hrs/wk | 95% | 200% | 45%`,
    links: [
      {name: 'Join Our Team', to: '/join'},
      {name: 'Learn More', to: /#benefits$/},
      {name: 'Apply Now', to: '/join'},
      {name: 'Contact Us', to: '/contact'},
    ],
    lists: [
      {heading: 'What you get', entries: 6},
      {heading: 'A career path in three levels', entries: 3},
      {heading: 'Three success stories', entries: 3},
    ],
  },
  {
    path: '/privacy',
    title: /^Privacy Policy/,
    heading: 'Privacy Policy',
    texts: 'Last Updated | Information we collect | How we use information | How we protect information',
  },
  {
    path: '/terms',
    title: /^Terms of Service/,
    texts: 'Last Updated | Terms of use | Legal compliance | Disclaimers',
  },
  {
    path: '/legal',
    title: /^Legal Disclosures/,
    heading: 'Legal Disclosures',
    texts: `
      Last Updated | Insurance disclosures | Regulatory information | Risk disclosures |
      State-specific notices`,
    links: [{name: 'state notices', to: /^mailto:compliance@/}],
  },
  {
    path: '/licenses',
    title: /^Licenses/,
    heading: 'Licenses',
    texts: 'National Producer Number (NPN) | Domicile | California | Wyoming',
  },
  {
    path: '/maintenance',
    title: /^System Maintenance/,
    heading: 'System Maintenance',
    texts: '2 hours | 4:00 PM EST',
    links: [
      {name: '@', to: /^https:/},
      {name: 'Email support', to: /^mailto:support@/},
      {name: '(214) 555-0142', to: 'tel:2145550142'},
    ],
  },
  {
    path: '/access-denied',
    title: /^Access Denied/,
    heading: 'Access Denied',
    texts: `
      You don't have permission to access this page. Please log in with an authorized account or contact support for assistance. |
      session may have expired | additional permissions | unauthorized account`,
    links: [
      {name: 'Log In', to: '/login'},
      {name: 'support', to: /^mailto:support@/},
    ],
  },
  {
    path: '/contact',
    title: /^Contact/,
    texts: `
      New Agent Inquiry | Dallas, TX | Monday-Friday 9:00 AM - 5:00 PM EST |
      Existing Agent Support | Additional Information | within 24 hours`,
    links: [
      {name: '(214) 555-0142', to: 'tel:2145550142'},
      {name: '@harboroak.example', to: /^mailto:hello@/},
      {name: 'maps', to: /^https:.*Dallas/},
      {name: 'Agent Portal Login', to: '/agent-portal'},
    ],
  },
  {
    path: '/downloads/life-insurance-employee-benefits.html',
    title: /^Life insurance as an employee benefit/,
    texts: `
      15-25 percent | $50k | 55 percent of employees | 10, 15, 20 or 30 years | 31 days |
      A launch in 30 days`,
  },
  {
    path: '/search',
    title: /^Search/,
    heading: 'Search',
    texts: 'All pages | All news',
    links: [
      {name: 'Carrier directory', to: '/carriers/directory'},
      {name: 'Commission structure', to: '/resources/commissions'},
    ],
  },
]
