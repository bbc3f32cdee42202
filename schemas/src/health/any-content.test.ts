import fc from 'fast-check'
import {expect, test} from 'vitest'
import {checkContent} from './check-content.ts'
import {model} from './model.ts'

test('each problem has a message and a unique key, for any documents', () => {
  const names = 'title path sections seo from to enabled key value action _ref _key'.split(' ')
  const value = fc.letrec<{any: unknown}>((tie) => ({
    any: fc.oneof(
      {depthSize: 'small'},
      fc.constantFrom(null, 42, '', '/a', '{x}', 'hero', true),
      fc.array(tie('any'), {maxLength: 3}),
      fc.record(
        {
          _type: fc.constantFrom('link', 'block', 'hero', 'picture', 42),
          kind: fc.constantFrom('page', 'path', 'file', 'url', 'x', null),
          asset: fc.constantFrom({_ref: 'image-x'}, null, 'x'),
          style: fc.constantFrom('h3', 'h4', null),
          anchor: tie('any'),
          panels: tie('any'),
          path: tie('any'),
          page: tie('any'),
          children: tie('any'),
        },
        {requiredKeys: []},
      ),
    ),
  })).any
  const document = fc.record({
    _id: fc.constantFrom('a', 'b', 'drafts.a', 'drafts.c', 'versions.r.a'),
    _type: fc.constantFrom(...model.documentTypes, 'sanity.unknown'),
    fields: fc.dictionary(fc.constantFrom(...names), value),
  })
  fc.assert(
    fc.property(fc.uniqueArray(document, {selector: ({_id}) => _id, maxLength: 4}), (documents) => {
      const stored = documents.map(({fields, ...own}) => ({...fields, ...own}))
      const rows = checkContent({documents: stored, assets: [], model, today: '2026-11-22'})
      expect(new Set(rows.map(({key}) => key)).size).toBe(rows.length)
      for (const {message} of rows) {
        expect(message).not.toContain('couldn’t be checked')
        expect(message).not.toContain('undefined')
      }
    }),
    {seed: 24, numRuns: 300},
  )
})
