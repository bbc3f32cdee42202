import {isObject} from '@upline/content/json.ts'
import {describe, expect, test} from 'vitest'
import {linksOf, ofType, pageAt, textsOf} from './site-content.ts'

type Route = {path: string; texts?: string[]; links?: string[]; sections?: string[]}

/** The route table of the specification, with the texts, links and sections it names for each page. */
const routes: Route[] = [
  {
    path: '/',
    texts: [
      'Join Our Network',
      'Learn More',
      'Why Partner With Us',
      'Blue Anchor Life',
      '50+',
      'All',
      'Joined {year}',
    ],
    links: [
      '/contact',
      '/about',
      '/about/agent-resources',
      '/insurance/life',
      '/insurance/medicare',
      '/insurance/health',
      '/insurance/annuity',
      '/carriers/directory',
    ],
    sections: ['hero', 'cardGrid', 'carrierShowcase', 'testimonials'],
  },
  {
    path: '/insurance',
    links: [
      '/insurance/life',
      '/insurance/health',
      '/insurance/medicare',
      '/insurance/annuities',
      '/insurance/employer-benefits/life',
    ],
  },
  {
    path: '/insurance/life',
    texts: [
      'Plan Options',
      'Product Comparison',
      'Living Benefits',
      'Term Life',
      'Whole Life',
      'Universal Life',
      'Family Term Life',
      'Multi-Life Whole Life',
      'Family Protection Bundle',
      'Level premiums',
      'Cash value growth',
      'Lifetime coverage',
      'Premium flexibility',
      'Death benefit',
      'Living benefits available',
      'Policy loans',
      'Convertibility',
      'Accelerated death benefits',
      'Cash value access',
      'Critical illness riders',
      'Chronic illness',
      'Premium waiver',
      'Terminal illness advance',
      'Children covered up to age 26',
      'Level premium for 10, 20 or 30 years',
      'Final expense plans up to $50,000',
    ],
  },
  {
    path: '/insurance/employer-benefits/life',
    texts: [
      'Group Life Insurance for Employers | Harbor Oak Insurance Marketing',
      'Group Life Insurance Consultation Request',
      'Term',
      'Permanent',
      'Riders',
    ],
    links: ['life@harboroak.example', '/downloads/life-insurance-employee-benefits.html'],
    sections: ['comparisonTable', 'tabs', 'steps', 'testimonials', 'faqList', 'callToAction'],
  },
  {path: '/insurance/health', links: ['/contact'], texts: ['November 1 to January 15'], sections: ['tabs']},
  {
    path: '/insurance/medicare',
    links: ['/contact'],
    texts: [
      'Part A',
      'Part B',
      'Part C',
      'Part D',
      'Medigap',
      '$174.70',
      '$1,632',
      '$240',
      '$545',
      'October 15 to December 7',
      'January 1 to March 31',
    ],
    sections: ['tabs'],
  },
  {
    path: '/insurance/annuities',
    links: ['/contact'],
    texts: ['Fixed', 'Indexed', 'MYGA', '3, 5, 7 or 10 years'],
    sections: ['tabs'],
  },
  {
    path: '/resources',
    texts: ['Contact Support'],
    links: [
      '/resources/training',
      '/resources/documents',
      '/resources/marketing',
      '/resources/commissions',
      '/contact',
    ],
  },
  {
    path: '/resources/training',
    texts: [
      'Daily training call',
      'Start Course',
      'Courses',
      'Certifications',
      'Beginner',
      'Intermediate',
      'Required',
    ],
    sections: ['notice', 'tabs'],
  },
  {
    path: '/resources/documents',
    texts: ['Forms', 'Guides', 'Marketing', 'Download'],
    sections: ['documentList'],
  },
  {path: '/resources/marketing', texts: ['Access Tools', 'Contact Marketing Team'], sections: ['toolList']},
  {
    path: '/resources/commissions',
    texts: [
      'Standard',
      'Premier',
      'Elite',
      'Term Life',
      'Whole Life',
      'Medicare Advantage (flat)',
      'Medicare Supplements',
      '80%',
      '105%',
      '$400-600',
      '$600-800',
      '25%',
    ],
    sections: ['commissionLevels'],
  },
  {
    path: '/carriers',
    links: ['/carriers/directory', '/carriers/products', '/carriers/programs'],
    sections: ['carrierShowcase'],
  },
  {
    path: '/carriers/directory',
    texts: ['Featured carrier partners', 'All carriers'],
    sections: ['carrierDirectory'],
  },
  {path: '/carriers/products', sections: ['productCategories']},
  {
    path: '/carriers/programs',
    texts: ['Apply Now', '$2M+', '$1M+', '$250K+', '85%+', '10+'],
    sections: ['partnerTiers'],
  },
  {
    path: '/about',
    texts: ['Our mission', 'Our vision', 'Excellence', 'Support', 'Innovation', '2017', '100+'],
    links: ['/team', '/contact'],
    sections: ['stats', 'timeline'],
  },
  {path: '/about/story', texts: ['2017', '2019', '2021', '2023'], sections: ['timeline']},
  {path: '/about/leadership', sections: ['people']},
  {path: '/about/culture', texts: ['Core values'], links: ['/careers']},
  {
    path: '/about/team',
    texts: ['100+', '15,000+', '98%', '24/7', 'Leadership team'],
    links: ['/contact', '/careers'],
    sections: ['stats', 'people'],
  },
  {path: '/about/news', texts: ['All'], sections: ['newsList']},
  {
    path: '/agent-benefits',
    texts: [
      'Build Your Future With Our Family',
      'Join Our Team',
      'Learn More',
      'Family-Like Culture',
      'Comprehensive Training',
      'Advanced Technology',
      'Lead Generation',
      '24/7 Support',
      'Growth Opportunities',
      'Associate Agent',
      'Senior Agent',
      'Agency Builder',
      '0-12 months',
      '12-24 months',
      '24+ months',
      'Case Design Support',
      'Business Development',
      '24/7 Agent Support',
      'Apply Now',
      'Contact Us',
      '127%',
      '350+',
      '20hrs/wk',
      '95%',
      '200%',
      '45%',
    ],
    links: ['/join', '#benefits', '/contact'],
    sections: ['careerPath', 'testimonials'],
  },
  {path: '/privacy', texts: ['Last Updated'], sections: ['legalSections']},
  {path: '/terms', texts: ['Last Updated'], sections: ['legalSections']},
  {
    path: '/legal',
    texts: ['Last Updated', 'State-specific notices'],
    links: ['compliance@harboroak.example'],
    sections: ['legalSections'],
  },
  {
    path: '/maintenance',
    texts: ['System Maintenance', '2 hours', '4:00 PM EST'],
    links: ['support@harboroak.example', '(214) 555-0142'],
  },
  {
    path: '/access-denied',
    texts: [
      'Access Denied',
      "You don't have permission to access this page. Please log in with an authorized account or contact support for assistance.",
      'Go Back',
      'Log In',
    ],
    links: ['/login', 'back', 'support@harboroak.example'],
  },
  {
    path: '/contact',
    texts: [
      'New Agent Inquiry',
      'Existing Agent Support',
      'Agent Portal Login',
      'Monday-Friday 9:00 AM - 5:00 PM EST',
    ],
    links: ['/agent-portal'],
    sections: ['inquiryForm', 'contactDetails'],
  },
]

describe.each(routes)('$path', ({path, texts = [], links = [], sections = []}) => {
  const page = pageAt(path)

  test('is a page that opens with its heading', () => {
    expect(page?.title).toEqual(expect.any(String))
    const [first] = Array.isArray(page?.sections) ? page.sections : []
    expect(first).toMatchObject({_type: 'hero', heading: expect.any(String)})
  })

  test('has the texts, links and sections that are named for it', () => {
    if (page === undefined) throw new Error(`no page at ${path}`)
    const types = Array.isArray(page.sections)
      ? page.sections.map((section) => isObject(section) && section._type)
      : []
    const all = textsOf(page)
    const missing = texts.filter(
      (text) => !all.some((found) => found === text || (text.length > 8 && found.includes(text))),
    )
    expect(missing).toEqual([])
    expect(linksOf(page)).toEqual(expect.arrayContaining(links))
    expect(types).toEqual(expect.arrayContaining(sections))
  })
})

test('the directory has more than fifty carriers, six of them on the showcase rated 4.1 to 4.7', () => {
  expect(ofType('carrier').length).toBeGreaterThanOrEqual(54)
  const home = pageAt('/')
  const names = new Set(home && textsOf(home))
  const shown = ofType('carrier').filter(({name}) => names.has(String(name)))
  const ratings = shown.map(({rating}) => Number(rating)).sort()
  expect(shown).toHaveLength(6)
  expect([ratings[0], ratings.at(-1)]).toEqual([4.1, 4.7])
})

test('departments wait as a draft, and every dead path has a redirect that is switched off', () => {
  expect(
    ofType('page')
      .filter(({_id}) => _id.startsWith('drafts.'))
      .map(({path}) => path),
  ).toEqual(['/about/departments'])
  const redirects = ofType('redirect')
  expect(redirects.every(({enabled}) => enabled === false)).toBe(true)
  expect(redirects.map(({from}) => from)).toEqual(
    expect.arrayContaining([
      '/about/agent-resources',
      '/insurance/annuity',
      '/team',
      '/careers',
      '/agent-portal',
      '/login',
      '/products/life',
      '/products/medicare',
      '/agents/benefits',
      '/carriers/blue-anchor-life',
    ]),
  )
})
