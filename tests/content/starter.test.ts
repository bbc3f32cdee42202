import {checkDocuments} from '@upline/content/check.ts'
import {contentFolder, sampleFolder, siteFolder} from '@upline/content/folder.ts'
import {starterDocuments} from '@upline/content/starter.ts'
import {expect, test} from 'vitest'

const organization = {
  name: 'Bluebonnet Senior Partners',
  shortName: 'Bluebonnet',
  email: 'hello@bluebonnet.example',
  phone: '(512) 555-0142',
  timeZone: 'America/Chicago',
}
const documents = starterDocuments(organization).map((document) => ({
  file: `${document._type}/${document._id}.json`,
  document,
}))

test('the first content of an organization has no problem, in Health too', () => {
  expect(checkDocuments(siteFolder, documents, '2026-11-28')).toEqual([])
})

test('it names the organization and its time zone, and nothing of the sample', () => {
  const text = JSON.stringify(documents)
  for (const value of Object.values(organization)) expect(text).toContain(value)
  expect(text).not.toMatch(/harbor|oak|\(214\)|dallas/i)
})

test('an empty lake gets the folder that LOCAL_CONTENT names, or else the sample of a clone without a site', () => {
  expect(contentFolder({LOCAL_CONTENT: '/srv/content'})).toBe('/srv/content')
  expect([sampleFolder, siteFolder]).toContain(contentFolder({}))
})
