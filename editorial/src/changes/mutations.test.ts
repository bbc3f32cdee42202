import {expect, test} from 'vitest'
import {withStrongReferences} from './mutations.ts'

const reference = {_type: 'reference', _ref: 'page-b'}

test('a reference that was weak only for a draft becomes strong, and one that the schema makes weak stays weak', () => {
  const forDraft = {...reference, _weak: true, _strengthenOnPublish: {type: 'page'}}
  const always = {...reference, _weak: true, _strengthenOnPublish: {type: 'page', weak: true}}
  expect(withStrongReferences({links: [forDraft, always, {...reference, _weak: true}]})).toEqual({
    links: [reference, {...reference, _weak: true}, {...reference, _weak: true}],
  })
})
