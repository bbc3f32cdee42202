import {act, fireEvent, screen} from '@testing-library/react'
import type {FormPatch, ObjectInputProps} from 'sanity'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {PaperFileInput} from './paper-file-input.tsx'

const {studio} = vi.hoisted(() => ({
  studio: {published: {file: {asset: {_ref: 'file-now-pdf'}, replaced: ['file-old-pdf']}}},
}))
vi.mock('sanity', () => ({
  PatchEvent: {from: (patches: unknown) => ({patches: [patches].flat()})},
  set: (value: unknown, path: unknown) => ({type: 'set', value, path}),
  unset: (path: unknown) => ({type: 'unset', path}),
  useClient: () => ({fetch: async () => ['form-2025.pdf']}),
  useEditState: () => studio,
  useFormValue: () => 'drafts.paper',
}))

/** Changes the file of a form and returns what the form stores. */
function change(patch: FormPatch, value?: object) {
  const onChange = vi.fn()
  const renderDefault = (props: ObjectInputProps) => (
    <button type="button" onClick={() => props.onChange(patch)}>
      Choose
    </button>
  )
  renderInStudio(<PaperFileInput {...({value, onChange, renderDefault} as unknown as ObjectInputProps)} />)
  fireEvent.click(screen.getByRole('button', {name: 'Choose'}))
  return onChange.mock.lastCall?.[0]
}
const patchOf = (path: string[], value: unknown) => ({type: 'set', path, value}) as unknown as FormPatch

test.each([
  [[], {asset: {_ref: 'file-new-pdf'}}],
  [['asset'], {_ref: 'file-new-pdf'}],
])('a new file at %j keeps the ids of the files before it', (path, value) => {
  const patch = patchOf(path, value)
  expect(change(patch)).toEqual([
    patch,
    {type: 'set', path: ['replaced'], value: ['file-old-pdf', 'file-now-pdf']},
  ])
})

test('a change of another field changes nothing else', () => {
  const patch = patchOf(['title'], 'Form')
  expect(change(patch)).toBe(patch)
})

test('the earlier files are named', async () => {
  change(patchOf(['title'], 'Form'), {replaced: ['file-old-pdf']})
  await act(async () => {})
  expect(await screen.findByText(/^Links to these earlier files .*: form-2025\.pdf$/)).toBeDefined()
})
