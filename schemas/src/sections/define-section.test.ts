import {BlockquoteIcon} from '@sanity/icons/Blockquote'
import {expect, test} from 'vitest'
import {textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

const text = (name: string) => textField(name, name, 'Optional.')
const previewOf = (...names: string[]) =>
  defineSection({
    name: 'band',
    title: 'Band',
    description: 'A band.',
    icon: BlockquoteIcon,
    group: 'company',
    fields: names.map(text),
  }).schema.preview

test('the list of sections names a section by its heading, or else by its introduction', () => {
  expect(previewOf('heading', 'intro')?.select).toMatchObject({heading: 'heading'})
  expect(previewOf('intro')?.select).toMatchObject({heading: 'intro'})
  const rowOf = (heading: string | undefined) =>
    previewOf('heading')?.prepare?.({heading, media: undefined, counted: undefined})
  expect(rowOf('Our desk')).toMatchObject({title: 'Our desk', subtitle: 'Band'})
  expect(rowOf(undefined)).toMatchObject({title: 'Band', subtitle: ''})
})
