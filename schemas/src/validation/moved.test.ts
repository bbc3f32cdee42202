import {contextOver} from '@upline/testing/dataset-context.ts'
import {describe, expect, test} from 'vitest'
import {checkMoved} from './check-moved.ts'

const documents = [
  {_id: 'page-life', _type: 'page', path: '/insurance/life'},
  {_id: 'drafts.page-life', _type: 'page', path: '/insurance/lives'},
  {_id: 'page-old', _type: 'page', path: '/old'},
  {_id: 'redirect-old', _type: 'redirect', from: '/old', enabled: true},
  {_id: 'page-off', _type: 'page', path: '/off'},
  {_id: 'redirect-off', _type: 'redirect', from: '/off', enabled: false},
  {_id: 'carrier-a', _type: 'carrier', path: '/carriers/a', hasPage: true},
]
const moved = (path: string | undefined, _id: string) =>
  checkMoved(path, contextOver(documents, {document: {_id, _type: 'page'}}))

describe('a published page that moves', () => {
  test('leaves an address that wants a redirect', async () => {
    expect(await moved('/insurance/lives', 'drafts.page-life')).toContain('now at /insurance/life')
    expect(await moved('/on', 'page-off')).toContain('now at /off')
  })

  test('is fine if the path stays, is redirected or was never published', async () => {
    expect(await moved('/insurance/life', 'drafts.page-life')).toBeUndefined()
    expect(await moved('/new', 'page-old')).toBeUndefined()
    expect(await moved('/new', 'drafts.page-new')).toBeUndefined()
    expect(await moved(undefined, 'page-life')).toBeUndefined()
  })

  test('is none of a carrier whose page is switched off in the draft', async () => {
    const carrier = {_id: 'drafts.carrier-a', _type: 'carrier'}
    const check = (hasPage: boolean) =>
      checkMoved('/carriers/b', contextOver(documents, {document: {...carrier, hasPage}}))
    expect(await check(true)).toContain('now at /carriers/a')
    expect(await check(false)).toBeUndefined()
  })
})
