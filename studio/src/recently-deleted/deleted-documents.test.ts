import {expect, test} from 'vitest'
import {deletedDocuments, draftToRestore, lastTouches} from './deleted-documents.ts'

const transaction = (timestamp: string, ...documentIDs: string[]) => ({
  id: timestamp,
  timestamp,
  author: `by-${timestamp}`,
  documentIDs,
})

test('each deleted document is listed once, newest first, with its latest content', () => {
  const touches = lastTouches([
    transaction('4', 'drafts.b'),
    transaction('3', 'a', 'drafts.a', 'versions.r1.a', '_.retention'),
    transaction('2', 'b'),
    transaction('1', 'a', 'asset'),
  ])
  expect([...touches.keys()]).toEqual(['b', 'a', 'asset'])
  const revisions = [
    {_id: 'a', _type: 'page', title: 'Published', _updatedAt: '1'},
    {_id: 'drafts.a', _type: 'page', title: 'Draft', _updatedAt: '2'},
    {_id: 'drafts.b', _type: 'fact', label: 'B', _updatedAt: '4'},
    {_id: 'asset', _type: 'sanity.imageAsset'},
  ]
  expect(deletedDocuments(touches, revisions, new Set(['page', 'fact']))).toEqual([
    {id: 'b', deletedAt: '4', author: 'by-4', content: revisions[2]},
    {id: 'a', deletedAt: '3', author: 'by-3', content: revisions[1]},
  ])
})

test('a document that refers to other deleted documents can be restored', () => {
  const reference = (_ref: string) => ({_type: 'reference', _ref})
  const content = {
    _id: 'a',
    _type: 'page',
    _rev: 'r',
    _updatedAt: '1',
    title: 'A',
    picture: {_type: 'picture', alt: 'Words', asset: reference('image-gone')},
    links: [reference('b'), reference('there'), reference('older')],
  }
  const missing = new Map([
    ['b', 'page'],
    ['older', undefined],
    ['image-gone', undefined],
  ])
  expect(draftToRestore({id: 'a', deletedAt: '', author: '', content}, missing)).toEqual({
    _id: 'drafts.a',
    _type: 'page',
    title: 'A',
    picture: {_type: 'picture', alt: 'Words'},
    links: [
      {...reference('b'), _weak: true, _strengthenOnPublish: {type: 'page'}},
      reference('there'),
      {...reference('older'), _weak: true},
    ],
  })
})
