import {fireEvent, screen, waitFor, within} from '@testing-library/react'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import type {Column} from '@upline/editorial/tables/columns.ts'
import type {ImportPlan} from '@upline/editorial/tables/import-plan.ts'
import type {PlannedOperation} from '@upline/editorial/tables/prepare.ts'
import {useState} from 'react'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {button, enter, openStudio, press, studio, toasted} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {Confirmation} from './confirmation.tsx'
import {FieldChoice} from './field-choice.tsx'
import {ImportDifference} from './import-difference.tsx'
import {MappingFields} from './mapping-fields.tsx'
import {OperationDialog} from './operation-dialog.tsx'
import type {Requested} from './operations.ts'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
vi.mock('../../ui/effect/effect.tsx', async () => await import('../../ui/mock-studio.fixture.tsx'))

beforeEach(() => openStudio())

const buttons = () => screen.getAllByRole('button').map((each) => each.textContent)
const text = () => document.body.textContent ?? ''
const shows = (expected: string | RegExp) => waitFor(() => expect(text()).toMatch(expected))

describe('the confirmation', () => {
  const row = (id: string) => ({
    id,
    type: 'fact',
    title: `Fact ${id}`,
    draft: undefined,
    published: undefined,
  })
  const problems = (total: number) =>
    Array.from({length: total}, (_, n) => ({...row(`p${n}`), text: `Bad ${n}`}))

  /** Shows what a check of the documents found; without it, the check goes on. */
  function confirm(found?: Partial<PlannedOperation>, requested: Partial<Requested> = {}, back = false) {
    const [onDone, onClose, onBack] = [vi.fn(), vi.fn(), vi.fn()]
    const none = {ready: [], mutations: [], problems: [], unchanged: 0}
    renderInStudio(
      <Confirmation
        requested={{kind: 'publish', ids: ['a', 'b', 'c'], ...requested}}
        prepare={(_, onProgress) => {
          onProgress(2)
          return found ? Promise.resolve({...none, ...found} as PlannedOperation) : new Promise(() => {})
        }}
        {...{onDone, onClose}}
        onBack={back ? onBack : undefined}
      />,
    )
    return {onDone, onClose, onBack}
  }

  test('counts the checked documents, and can only be closed until all are checked', async () => {
    const {onClose} = confirm()
    await shows('Checking 2 of 3')
    expect(buttons()).toEqual(['Close'])
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('writes all documents that are ready, in one go, and says so', async () => {
    const mutations = [{delete: {id: 'a'}}]
    const {onDone} = confirm({ready: [row('a'), row('b')], mutations, unchanged: 1})
    await shows(
      /1 document has nothing to publish\.Either all documents change or none\..*What this changes on the siteEffect/,
    )
    await press('Publish 2 documents')
    await toasted('2 documents published.')
    expect(studio.committed).toEqual(mutations)
    expect(onDone).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({summary: '2 documents published'}),
    )
  })

  test('lists a hundred problems with their reasons and the number of the others, and skips them', async () => {
    const {onBack} = confirm({ready: [row('a')], problems: problems(103)}, {kind: 'delete'}, true)
    await shows(/103 documents can’t be deleted:Fact p0Bad 0.*and 3 more/)
    expect(screen.getAllByRole('link')).toHaveLength(100)
    expect(buttons()).toEqual(['Close', 'Back', 'Skip these and delete 1'])
    await press('Back')
    expect(onBack).toHaveBeenCalledOnce()
  })

  test.each([
    [{unchanged: 3}, {}, /3 documents have nothing to publish\.Close$/],
    [{problems: problems(1)}, {}, /What all of them would change on the siteEffect of Close$/],
    [
      {ready: [row('a')], unchanged: 2},
      {kind: 'set'} as const,
      /2 documents already have this value\.Either .*change\.CloseChange 1 document$/,
    ],
  ])('with %j of %j, nothing else is offered', async (found, requested, expected) => {
    confirm(found, requested)
    await shows(expected)
  })

  test('a failed write keeps the dialog open', async () => {
    studio.failure = new Error('offline')
    const {onDone} = confirm({ready: [row('a')]})
    await press('Publish 1 document')
    await toasted('Nothing was changed. Check the connection and try again.')
    expect(onDone).not.toHaveBeenCalled()
    await waitFor(() => expect(button('Publish 1 document').disabled).toBe(false))
  })

  test('a failed check can only be closed', async () => {
    vi.spyOn(studio.client, 'fetch').mockRejectedValue(new Error('offline'))
    renderInStudio(
      <OperationDialog requested={{kind: 'unpublish', ids: ['a']}} onClose={() => {}} onDone={() => {}} />,
    )
    await shows(
      /Unpublish 1 document.*The documents could not be checked\. Check the connection and try again\.Close$/,
    )
  })
})

test('a choice of times is kept for “Back”, and schedules the drafts once it is right', async () => {
  openStudio({_id: 'drafts.a', _type: 'fact', label: 'Plans', key: 'plans', value: '12'})
  renderInStudio(
    <OperationDialog requested={{kind: 'schedule', ids: ['a']}} onClose={() => {}} onDone={() => {}} />,
  )
  await shows(
    /Publishes the drafts as they are at that time\..*Unpublishes the documents and keeps them as drafts/,
  )
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/publish|Publish/)
  fireEvent.change(first as HTMLInputElement, {target: {value: '2020-01-01T10:00'}})
  fireEvent.submit(button('Continue').form as HTMLFormElement)
  await shows(/1 document can’t be scheduled:/)
  await press('Back')
  expect(first?.value).toBe('2020-01-01T10:00')
  expect(text()).not.toContain('can’t be scheduled')
  const later = `${Number(siteDate().slice(0, 4)) + 1}-01-02T09:00`
  fireEvent.change(first as HTMLInputElement, {target: {value: later}})
  fireEvent.submit(button('Continue').form as HTMLFormElement)
  await press('Schedule 1 document')
  await toasted('1 document scheduled.')
  expect(studio.committed).toMatchObject([{create: {documentId: 'a', at: new Date(later).toISOString()}}])
})

test('next versions begin next January by default', async () => {
  const window = {_id: 'w', _type: 'enrollmentWindow', title: 'Open', validFrom: '2026-01-01'}
  openStudio(window)
  renderInStudio(
    <OperationDialog requested={{kind: 'next', ids: ['w']}} onClose={() => {}} onDone={() => {}} />,
  )
  const year = Number(siteDate().slice(0, 4)) + 1
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe(`${year}-01-01`)
  fireEvent.submit(button('Continue').form as HTMLFormElement)
  await press('Make next versions of 1 document')
  await toasted('1 document given a next version.')
  expect(JSON.stringify(studio.committed)).toMatch(
    new RegExp(`"_id":"drafts.enrollmentwindow-.*"${year}-01-01"`),
  )
})

test('a field gets a text, a choice or several choices, and a change of the field clears the value', async () => {
  const columns = [
    {name: 'title', title: 'Title', hint: 'A short text'},
    {name: 'tier', title: 'Tier', choices: [{value: 'a', title: 'Tier A'}]},
    {
      name: 'states',
      title: 'States',
      isList: true,
      choices: ['TX', 'OK'].map((value) => ({value, title: value})),
    },
    {name: 'carrier', title: 'Carrier', from: {types: ['carrier'], by: 'key'}},
  ] as unknown as Column[]
  openStudio(
    {_id: 'c1', _type: 'carrier', key: 'z', name: 'Acme'},
    {_id: 'c2', _type: 'carrier', key: 'b', name: 'Bird'},
    {_id: 'c3', _type: 'carrier', name: 'Without a key'},
  )
  const onChoose = vi.fn()
  renderInStudio(<FieldChoice {...{columns, onChoose}} onClose={() => {}} />)
  const chosen = () => {
    fireEvent.click(button('Continue'))
    return onChoose.mock.lastCall?.[0]
  }
  const options = () =>
    [...screen.getByLabelText<HTMLSelectElement>('New value').options].map((each) => each.text)
  await shows('A short text. Leave blank to clear the field.')
  enter('New value', 'New')
  expect(chosen()).toEqual({column: columns[0], text: 'New'})
  enter('Field', 'tier')
  expect(chosen()).toEqual({column: columns[1], text: ''})
  expect(options()).toEqual(['Blank', 'Tier A'])
  expect(text()).not.toContain('A short text')
  enter('New value', 'a')
  expect(chosen().text).toBe('a')
  enter('Field', 'states')
  for (const name of ['TX', 'OK', 'TX']) fireEvent.click(screen.getByLabelText(name))
  expect(chosen().text).toBe('OK')
  fireEvent.click(screen.getByLabelText('TX'))
  expect(chosen().text).toBe('OK\nTX')
  enter('Field', 'carrier')
  await waitFor(() => expect(options()).toEqual(['Blank', 'Acme', 'Bird']))
  enter('New value', 'z')
  expect(chosen()).toEqual({column: columns[3], text: 'z'})
})

test('each column of a table names its field and shows its first value; blank ones are skipped', () => {
  const columns = [{name: 'title', title: 'Title'}] as Column[]
  const table = {header: ['Name', ''], rows: [{cells: [' ', '']}, {cells: [' Acme ', '']}]}
  function Form() {
    const [mapping, onChange] = useState<(string | undefined)[]>(['title', undefined])
    return (
      <>
        <MappingFields {...{columns, mapping, onChange}} table={table as never} />
        <output>{mapping.map(String).join()}</output>
      </>
    )
  }
  renderInStudio(<Form />)
  expect(text()).toMatch(
    /2 rows\. Choose a field for each column\.NameFor example Acme.*Column 2No row has a value/,
  )
  const first = screen.getByLabelText<HTMLSelectElement>('Field for Name')
  const second = screen.getByLabelText<HTMLSelectElement>('Field for column 2')
  expect([...first.options].map((each) => each.text)).toEqual(['Skip', 'ID', 'Title'])
  expect([first.value, second.value]).toEqual(['title', ''])
  enter('Field for column 2', 'title')
  enter('Field for Name', '')
  expect(screen.getByRole('status').textContent).toBe('undefined,title')
})

describe('the difference of an import', () => {
  const column = (title: string) => ({name: title, title})
  const row = (n: number, more: object = {}) => ({
    row: n,
    title: `Row’s title ${n}`,
    isNew: false,
    changes: [],
    ...more,
  })
  const show = (plan: object, problems: object[] = [], open: object[] = []) =>
    renderInStudio(
      <ImportDifference
        plan={{rows: [], problems: [], repairs: new Map(), unchanged: 0, ...plan} as unknown as ImportPlan}
        {...({problems, open} as object as {problems: []; open: []})}
      />,
    )

  test('shows each cell before and after, what is cleared, and what new documents lack', () => {
    const changes = [
      {column: column('Name'), before: 'a\nb', after: 'x'.repeat(130)},
      {column: column('Note'), before: 'old', after: ''},
    ]
    show({rows: [row(2, {changes}), row(3, {isNew: true})], unchanged: 4}, [], [{row: 3, message: 'No path'}])
    expect(text()).toMatch(/^1 changed, 1 new, 4 unchangedClears: .*Note/)
    const list = within(screen.getAllByRole('list')[0] as HTMLElement)
    expect(list.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      `Row 2: Row’s title 2Name: a · b ${'x'.repeat(120)}…Note: old cleared`,
      'Row 3: Row’s title 3 (new)',
    ])
    expect(document.querySelector('del')?.textContent).toBe('a · b')
    expect(text()).toMatch(/Complete these before you publish:Row 3: No path$/)
  })

  test('with problems, only they and what was converted are shown', () => {
    const cells = [1, 2, 3, 4, 5].map((n) => ({original: `$${n}`, value: n === 2 ? '' : String(n)}))
    show({rows: [row(2)], repairs: new Map([['Premium', cells]])}, [{row: 7, message: 'Not a date'}])
    expect(text()).toBe(
      'Converted from the table:Premium: $1 → 1, $2 → empty, $3 → 3, and 2 more' +
        'Nothing has been imported yet. Go back and correct these rows:Row 7: Not a date',
    )
    expect(screen.getByRole('alert').textContent).toMatch(/^Nothing has been imported yet/)
  })

  test('a problem of many rows is listed once, and hides no other one', () => {
    const rows = (...numbers: number[]) => numbers.map((n) => ({row: n, message: 'Not a date'}))
    const many = Array.from({length: 300}, (_, n) => n + 2)
    show({}, [...rows(...many), {row: 302, message: 'No name'}])
    expect(text()).toMatch(/correct these rows:Rows 2–301: Not a dateRow 302: No name$/)
    document.body.replaceChildren()
    show({}, rows(2, 3, 5, ...Array.from({length: 10}, (_, n) => 10 + 2 * n)))
    expect(text()).toMatch(/Rows 2–3, 5, 10, 12, 14, 16, 18, 20, 22, 24 and others: Not a date$/)
  })

  test('the first two hundred rows are listed', () => {
    show({rows: Array.from({length: 203}, (_, n) => row(n))})
    expect(text()).toMatch(/203 changed, 0 new.*Row 199: Row’s title 199.*and 3 more$/)
    expect(text()).not.toContain('Row 200:')
  })

  test('an equal table says that nothing changes', () => {
    show({unchanged: 9})
    expect(text()).toBe('The table matches the documents. There is nothing to import.')
  })
})
