import {expect, test} from 'vitest'
import {allDocuments, ofType} from '../content/site-content.ts'
import {unknownParts} from '../support/unknown-parts.ts'

test('the forms of the sample show all that it stores', () => {
  expect(allDocuments.flatMap(unknownParts)).toEqual([])
})

test('what a form does not show is found', () => {
  const sections = [{_type: 'hologram'}, {_type: 'prose', mood: 'calm'}]
  expect(unknownParts({_id: 'x', _type: 'page', colour: 'red', sections} as never)).toEqual([
    'x.colour',
    'x.sections[0]',
    'x.sections[1].mood',
  ])
})

test('every topic that a link names is one that the form knows', () => {
  const links = JSON.stringify(allDocuments).matchAll(/\/contact\?topic=([^"&#]*)/g)
  const named = new Set(Array.from(links, ([, topic]) => topic))
  expect(named.size).toBeGreaterThan(5)
  const known = ofType('inquirySettings').flatMap(({topics}) => topics as {key: string}[])
  expect(known.map(({key}) => key)).toEqual(expect.arrayContaining([...named]))
})
