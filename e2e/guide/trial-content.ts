import {storeInquiry} from '@upline/testing/firestore.ts'

/** The page that the pictures show. */
export const trialPage = 'page-guide-seminar'

/** A shared section that a page shows. */
export const sharedSection = 'shared-guide-offer'

/** Pages of a product that is thrown away afterwards; the second one has a mistake. */
export const trialPages: {_id: string; _type: string; [field: string]: unknown}[] = [
  page(trialPage, 'Spring seminar', '/about/seminar', 'Spring seminar'),
  page('page-guide-mistaken', 'Open house', '/about/open-house', 'Meet {carierCount} carriers'),
  {
    _id: sharedSection,
    _type: 'sharedSection',
    title: 'Ask the recruiting team',
    sections: [
      {
        _type: 'callToAction',
        _key: 'ask',
        heading: 'Ask the recruiting team',
        text: 'Call {phone}.',
        actions: [
          {
            _type: 'action',
            _key: 'a',
            label: 'Write to us',
            style: 'primary',
            link: {_type: 'link', kind: 'path', path: '/contact'},
          },
        ],
      },
    ],
  },
  {
    ...page('page-guide-summer', 'Summer seminar', '/about/summer-seminar', 'Summer seminar'),
    sections: [
      {_type: 'hero', _key: 'opening', layout: 'page', heading: 'Summer seminar'},
      {_type: 'reference', _key: 'ask', _ref: sharedSection},
    ],
  },
]

function page(_id: string, title: string, path: string, heading: string) {
  const hero = {_type: 'hero', _key: 'opening', layout: 'page', heading}
  return {_id, _type: 'page', title, path, sections: [hero]}
}

export async function storeInquiries(backend: string): Promise<void> {
  for (const [n, {name, message}] of people.entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@agents.example`
    const inquiry = {name, email, phone: `(214) 555-01${20 + n}`, message}
    const status = await storeInquiry(backend, `local_1795224757000_guide${n}`, inquiry)
    if (status !== 200) throw new Error(`An inquiry was not stored: status ${status}`)
  }
}

export async function storeUnfound(backend: string): Promise<void> {
  const visits = [
    {text: '/about-us.html', from: 'www.chamber.example'},
    {text: '/about-us.html', from: ''},
    {text: '/agents/kit.pdf', from: '/agent-benefits'},
    {text: '?hospital cash', from: '/carriers'},
    {text: '?hospital cash', from: '/insurance'},
    {text: '?w-9', from: '/'},
  ]
  for (const data of visits) {
    const answer = await fetch(`${backend}/demo-upline/us-central1/countUnfound`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({data}),
    })
    if (!answer.ok) throw new Error(`A visit was not counted: ${await answer.text()}`)
  }
}

const people = [
  {name: 'Ruth Calloway', message: 'I sell Medicare plans in Texas and would like to know your levels.'},
  {name: 'Amos Field', message: 'Please send me the contracting kit for final expense.'},
  {name: 'Ida Morrow', message: 'Which carriers can I add to a team of four agents?'},
]
