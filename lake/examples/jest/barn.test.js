const {createClient} = require('@sanity/client')
const {startLake} = require('@upline/lake')

test('the barn is listed', async () => {
  const lake = await startLake({seed: [{_id: 'barn', _type: 'venue', name: 'The Barn'}]})
  const client = createClient({...lake.client, apiVersion: '2025-02-19'})
  expect(await client.fetch('*[_type == "venue"].name')).toEqual(['The Barn'])
  await lake.stop()
})
