import {fireEvent, screen} from '@testing-library/react'
import {useState} from 'react'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {ImportSource, type Source} from './import-source.tsx'

vi.mock('sanity', () => ({}))

function show() {
  const sources: Source[] = []
  const problems: (string | undefined)[] = []
  function Form() {
    const [source, setSource] = useState<Source>({text: ''})
    const onSource = (next: Source) => {
      sources.push(next)
      setSource(next)
    }
    return (
      <ImportSource
        types={[]}
        type="course"
        columns={[]}
        {...{source, onSource}}
        onType={() => {}}
        onProblem={(problem) => problems.push(problem)}
      />
    )
  }
  renderInStudio(<Form />)
  const table = () => screen.getByLabelText<HTMLTextAreaElement>('Table')
  const choose = (content: BlobPart) =>
    fireEvent.change(screen.getByLabelText('File'), {target: {files: [new File([content], 'courses.csv')]}})
  return {sources, problems, table, choose}
}

const guessed = /^The file is not in Unicode\./

test('a chosen file is shown in the field, where a correction keeps it a file until the field is empty', async () => {
  const {sources, table, choose} = show()
  choose('Title\nCafé')
  await vi.waitFor(() => expect(table().value).toBe('Title\nCafé'))
  expect(screen.queryByText(guessed)).toBeNull()
  fireEvent.change(table(), {target: {value: 'Title\nBar'}})
  expect(sources.at(-1)).toMatchObject({text: 'Title\nBar', isFile: true})
  fireEvent.change(table(), {target: {value: ''}})
  fireEvent.change(table(), {target: {value: 'Title'}})
  expect(sources.at(-1)).toMatchObject({text: 'Title', isFile: false})
})

test('if a file is not in Unicode, the editor reads that its letters were guessed', async () => {
  const {table, choose} = show()
  choose(new Uint8Array([...'Title\nCaf'].map((letter) => letter.charCodeAt(0)).concat(0xe9)))
  await vi.waitFor(() => expect(table().value).toBe('Title\nCafé'))
  expect(screen.getByText(guessed)).toBeDefined()
})

test('a file that only claims to be a workbook is reported', async () => {
  const {problems, choose} = show()
  choose(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))
  await vi.waitFor(() => expect(problems.at(-1)).toMatch(/./))
})
