import {hasPage, hasPageFilter, pageTypes} from '@upline/domain/content/page-types.ts'
import {collectionSchemas} from '@upline/schemas/schema-types.ts'
import {contentFields} from '@upline/web/page/page.groq.ts'
import {siteSearchFields} from '@upline/web/sections/site-search/site-search.groq.ts'
import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

const types = collectionSchemas.map(({name}) => name)

test('hasPageFilter names the types of pageTypes, and selects the documents that hasPage does', async () => {
  const documents = [...types, 'siteSettings', 'sanity.imageAsset'].flatMap((_type) =>
    [true, false, null, undefined].map((hasPage, index) => ({_id: `${_type}-${index}`, _type, hasPage})),
  )
  const value = await evaluate(parse(`*[${hasPageFilter}]._id`), {dataset: documents})
  expect(await value.get()).toEqual(documents.filter(hasPage).map(({_id}) => _id))
})

test('the page of the search lists pages of every type', async () => {
  const dataset = pageTypes.map((_type) => ({_id: _type, _type, path: `/${_type}`, hasPage: true}))
  const value = await evaluate(parse(`{${siteSearchFields}}`), {dataset})
  const {pages, articles} = await value.get()
  expect([...pages, ...articles].map(({_id}) => _id).sort()).toEqual(pageTypes.toSorted())
})

test.each(pageTypes)('%s has a schema with title and path, and fields of its own in pageQuery', (type) => {
  const fields = collectionSchemas.find(({name}) => name === type)?.fields.map(({name}) => name) ?? []
  expect(fields).toContain('path')
  expect(fields.some((name) => name === 'title' || name === 'name')).toBe(true)
  expect(contentFields, 'Add its fields in web/src/page/page.groq.ts').toContain(`_type == "${type}" => {`)
})
