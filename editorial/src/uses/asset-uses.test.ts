import type {SanityClient} from '@sanity/client'
import {describe, expect, test, vi} from 'vitest'
import {replaceEverywhere, replacements, usesOf} from './asset-uses.ts'

const [a, b] = ['image-a-100x100-png', 'image-b-200x100-jpg']
const picture = (ref: string, more: object = {}) => ({
  _type: 'picture',
  asset: {_type: 'reference', _ref: ref},
  ...more,
})
const page = {
  _id: 'page-x',
  _type: 'page',
  _rev: 'r1',
  sections: [
    {_key: 'k"1', _type: 'hero', picture: picture(a, {alt: 'An oak', crop: {top: 0.1}, hotspot: {x: 0.2}})},
    {_key: 'k2', _type: 'prose', body: [{_key: 'p', ...picture(a, {decorative: true, caption: 'Kept'})}]},
    {_key: 'k3', _type: 'prose', picture: picture(b)},
  ],
}
const draft = {_id: 'drafts.page-x', _type: 'page', _rev: 'r2', seo: {picture: picture(a, {alt: ' '})}}

describe('the uses of a picture', () => {
  test('are found with their alternative texts', () => {
    expect([page, draft].flatMap((document) => usesOf(document, a))).toEqual([
      {path: 'sections[_key=="k\\"1"].picture', alt: 'An oak', isDecorative: false},
      {path: 'sections[_key=="k2"].body[_key=="p"]', alt: undefined, isDecorative: true},
      {path: 'seo.picture', alt: undefined, isDecorative: false},
    ])
    expect(usesOf(page, 'image-c-1x1-png')).toEqual([])
  })
})

describe('a replacement', () => {
  test('changes every reference at its revision and removes crop and hotspot', () => {
    expect(replacements([page, draft], a, b, {keepAlt: true})).toEqual([
      {
        patch: {
          id: 'page-x',
          ifRevisionID: 'r1',
          set: {
            'sections[_key=="k\\"1"].picture.asset._ref': b,
            'sections[_key=="k2"].body[_key=="p"].asset._ref': b,
          },
          unset: ['sections[_key=="k\\"1"].picture.crop', 'sections[_key=="k\\"1"].picture.hotspot'],
        },
      },
      {patch: {id: 'drafts.page-x', ifRevisionID: 'r2', set: {'seo.picture.asset._ref': b}}},
    ])
  })

  test('of a file keeps the id of the old one, so that its address leads to the new one', () => {
    const file = {asset: {_ref: 'file-b'}, replaced: ['file-a']}
    const paper = {_id: 'paper', _type: 'resourceDocument', file}
    expect(replacements([paper], 'file-b', 'file-c', {keepAlt: true})).toMatchObject([
      {patch: {set: {'file.asset._ref': 'file-c', 'file.replaced': ['file-a', 'file-b']}}},
    ])
  })

  test('removes the texts of each use if asked', () => {
    const [first] = replacements([page], a, b, {keepAlt: false})
    expect(first).toHaveProperty(
      'patch.unset',
      expect.arrayContaining(['sections[_key=="k\\"1"].picture.alt']),
    )
  })
})

test.each([
  ['one document', [draft], 1],
  ['no document', [], 0],
])('a picture of %s is replaced in one transaction, if any', async (_what, using, count) => {
  const mutate = vi.fn()
  const client = {fetch: async () => using, mutate} as unknown as SanityClient
  expect(await replaceEverywhere(client, a, b, {keepAlt: true})).toBe(count)
  expect(mutate).toHaveBeenCalledTimes(count)
})
