import {UserError} from '@upline/scripts/bootstrap/user-error.mjs'

/** The page that the pictures show, stored in a product that is thrown away afterwards. */
export const trialPage = 'page-guide-seminar'

export async function storeTrialContent(backend: string): Promise<void> {
  await mutate(backend, [
    {createOrReplace: page(trialPage, 'Spring seminar', '/about/seminar', 'Spring seminar')},
    {
      createOrReplace: page(
        'page-guide-mistaken',
        'Open house',
        '/about/open-house',
        'Meet {carierCount} carriers',
      ),
    },
  ])
  await storeInquiries(backend)
}

export const removeTrialPage = (backend: string): Promise<void> =>
  mutate(backend, [{delete: {id: trialPage}}, {delete: {id: `drafts.${trialPage}`}}])

function page(_id: string, title: string, path: string, heading: string) {
  const hero = {_type: 'hero', _key: 'opening', layout: 'page', heading}
  return {_id, _type: 'page', title, path, sections: [hero]}
}

async function mutate(backend: string, mutations: object[]): Promise<void> {
  await post(`${backend}/v2025-02-19/data/mutate/production`, {mutations})
}

async function storeInquiries(backend: string): Promise<void> {
  const documents = 'projects/demo-upline/databases/(default)/documents'
  const writes = people.map(({name, message}, n) => {
    const text = (stringValue: string) => ({stringValue})
    const fields = {
      type: text('agent'),
      name: text(name),
      email: text(`${name.toLowerCase().replace(' ', '.')}@agents.example`),
      phone: text(`(214) 555-01${20 + n}`),
      message: text(message),
      status: text('new'),
      metadata: {mapValue: {fields: {source: text('/contact'), referrer: text(''), userAgent: text('')}}},
    }
    return {
      update: {name: `${documents}/inquiries/local_1795224757000_guide${n}`, fields},
      updateTransforms: [{fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME'}],
    }
  })
  for (const write of writes) await post(`${backend}/v1/${documents}:commit`, {writes: [write]})
}

const people = [
  {name: 'Ruth Calloway', message: 'I sell Medicare plans in Texas and would like to know your levels.'},
  {name: 'Amos Field', message: 'Please send me the contracting kit for final expense.'},
  {name: 'Ida Morrow', message: 'Which carriers can I add to a team of four agents?'},
]

async function post(address: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new UserError(`The content for the pictures was not stored: ${await answer.text()}`)
}
