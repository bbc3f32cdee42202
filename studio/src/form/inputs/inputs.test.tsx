import {act, fireEvent, screen, waitFor, within} from '@testing-library/react'
import {type ComponentType, useState} from 'react'
import type {InputProps, ObjectItemProps, StringInputProps} from 'sanity'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {setFactValues} from '../../ui/fact-values.ts'
import {button, enter, openStudio, press, studio} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {AnchorInput} from './anchor-input.tsx'
import {IconInput} from './icon-input.tsx'
import {InputWithPresence} from './input-with-presence.tsx'
import {optionalObjectInput} from './optional-object-input.tsx'
import {RoutesInput} from './routes-input.tsx'
import {SharedSectionItem} from './shared-section-item.tsx'
import {ChoiceKeyInput, pathInput, ReadingTimeInput} from './suggestions.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)

beforeEach(() => openStudio())

/** Renders an input; returns the patches that it sends and a function that renders it with the value that they set. */
function show<Props extends object>(Input: ComponentType<Props>, props: object = {}) {
  const onChange = vi.fn()
  const renderDefault = ({value, elementProps}: Partial<StringInputProps>) => (
    <input aria-label="Default" {...elementProps} value={String(value ?? '')} onChange={() => {}} />
  )
  const elementProps = {onBlur: vi.fn(), ref: {current: null}}
  const all = {onChange, renderDefault, elementProps, presence: [], path: ['field'], ...props}
  renderInStudio(<Input {...(all as unknown as Props)} />)
  return {onChange, elementProps}
}
const text = () => document.body.textContent ?? ''

describe('a text field', () => {
  const facts = [
    ['plans', '49'],
    ['phone', '555-0100'],
    ['telephone', '555-0101'],
  ].map(([key, value]) => ({key, value}) as {key: string; value: string})
  // Without a layout, the list is hidden.
  const texts = (more = {}) =>
    screen.queryAllByRole('option', {hidden: true, ...more}).map(({textContent}) => textContent)
  const options = (expected: string[]) => waitFor(() => expect(texts()).toEqual(expected))
  const selected = (expected: string) => waitFor(() => expect(texts({selected: true})).toEqual([expected]))
  const schemaType = {jsonType: 'string'}

  /** Types a text; the caret is at the `|`. */
  function type(marked: string) {
    const caret = marked.indexOf('|')
    const [value, set] = [{current: marked.replace('|', '')}, {current: (_: string) => {}}]
    function Form(props: InputProps) {
      const [stored, setStored] = useState(value.current)
      set.current = setStored
      value.current = stored
      const onChange = (patch: unknown) => setStored((patch as {set: string}).set)
      return <InputWithPresence {...({...props, value: stored, onChange} as unknown as InputProps)} />
    }
    const {elementProps} = show(Form, {schemaType})
    const field = screen.getByLabelText<HTMLInputElement>('Default')
    const select = (at: number) => {
      field.setSelectionRange(at, at)
      // React derives onSelect from other events.
      fireEvent.keyUp(field)
    }
    field.focus()
    select(caret)
    return {field, select, value, elementProps, key: (key: string) => fireEvent.keyDown(field, {key})}
  }

  beforeEach(() => {
    setFactValues(facts)
    // jsdom has no layout.
    HTMLElement.prototype.scrollIntoView = () => {}
  })

  test('suggests the facts of a typed token with their values, which keys and the mouse choose', async () => {
    const {field, select, value, key} = type('Call {ph| now')
    await options(['{phone}555-0100', '{telephone}555-0101'])
    await selected('{phone}555-0100')
    expect([field.role, field.getAttribute('aria-expanded')]).toEqual(['combobox', 'true'])
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain(
      '{phone}',
    )
    expect(key('ArrowDown')).toBe(false)
    await selected('{telephone}555-0101')
    key('ArrowDown')
    await selected('{phone}555-0100')
    key('ArrowUp')
    await selected('{telephone}555-0101')
    expect(key('a')).toBe(true)
    key('Enter')
    await options([])
    expect(value.current).toBe('Call {telephone} now')
    expect(field.selectionStart).toBe('Call {telephone}'.length)
    expect(field.hasAttribute('aria-controls')).toBe(false)
    select(7)
    await options([])
    expect(key('Enter')).toBe(true)
  })

  test('completes the token that is pressed, and hides the list with the focus', async () => {
    const {field, value, elementProps} = type('{|')
    await waitFor(() => expect(texts()).toHaveLength(3))
    expect(fireEvent.mouseDown(screen.getByText('{plans}'))).toBe(false)
    fireEvent.mouseUp(field)
    expect(value.current).toBe('{plans}')
    await options([])
    fireEvent.blur(field)
    expect(elementProps.onBlur).toHaveBeenCalledOnce()
  })

  test('hides the list after Escape until the next token', async () => {
    const {field, select, key} = type('{p| and {ph')
    await waitFor(() => expect(texts()).toHaveLength(3))
    key('Escape')
    await options([])
    select(1)
    await options([])
    select(4)
    select(field.value.length)
    await waitFor(() => expect(texts()).toHaveLength(2))
  })

  test('takes the focus of a link, names who else is in it, and tells colleagues when a draft begins', async () => {
    const presence = [{user: {displayName: 'Ben'}}, {user: {displayName: 'Cy'}}]
    let edit = () => {}
    const Edited = (props: InputProps) => {
      const [, renderAgain] = useState({})
      edit = () => renderAgain({})
      return <InputWithPresence {...props} />
    }
    studio.form = {_id: 'faq-a'}
    show(Edited, {schemaType, presence, focused: true})
    expect(document.activeElement).toBe(screen.getByLabelText('Default'))
    expect(screen.getByRole('status').textContent).toMatch(/^Ben and Cy are in this field\. Two people/)
    studio.form = {_id: 'drafts.faq-a'}
    act(edit)
    await waitFor(() => expect(studio.focused).toEqual([['field']]))
  })

  test('offers to remove a group of fields that an import stored', () => {
    const {onChange} = show(InputWithPresence, {schemaType, value: {a: 1}})
    expect(screen.getByText(/^This field should be text, but it’s a group of fields\./)).toBeDefined()
    fireEvent.click(button('Remove'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('unset')
    expect(screen.queryByLabelText('Default')).toBeNull()
  })
})

describe('a section of a page', () => {
  const section = {_key: 'k', _type: 'faqList', heading: 'Questions'}
  const shared = {_key: 'k', _type: 'reference', _ref: 's1'}
  const item = (value: object, readOnly = false) => {
    const onChange = vi.fn()
    show(SharedSectionItem as ComponentType<ObjectItemProps>, {value, readOnly, inputProps: {onChange}})
    return onChange
  }
  const dialog = async () => within(await screen.findByRole('dialog'))

  test.each([
    ['r1', 'versions.r1.'],
    [undefined, 'drafts.'],
  ])('becomes a shared one with a name, in the release %s', async (release, prefix) => {
    studio.release = release
    const onChange = item(section)
    await press('Make shared…')
    const name = await screen.findByLabelText<HTMLInputElement>('Name')
    expect([name.value, document.activeElement]).toEqual(['Questions', name])
    enter('Name', ' ')
    const submit = (await dialog()).getByRole<HTMLButtonElement>('button', {name: 'Make shared'})
    expect(submit.disabled).toBe(true)
    enter('Name', ' All questions ')
    studio.failure = new Error('offline')
    fireEvent.click(submit)
    expect(await screen.findByText('Nothing was changed. Check the connection and try again.')).toBeDefined()
    studio.failure = undefined
    fireEvent.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [{create}] = studio.committed as unknown as [{create: {_id: string}}]
    expect(create).toMatchObject({_type: 'sharedSection', title: 'All questions', sections: [section]})
    const id = create._id.slice(prefix.length)
    expect([create._id, id.length]).toEqual([prefix + id, 36])
    const reference = {_key: 'k', _type: 'reference', _ref: id, _weak: true}
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      set: {...reference, _strengthenOnPublish: {type: 'sharedSection'}},
    })
  })

  test('that is shared becomes a copy, once it can be read', async () => {
    const onChange = item(shared)
    await press('Use a copy here…')
    const submit = (await dialog()).getByRole('button', {name: 'Use a copy'})
    fireEvent.click(submit)
    expect(
      await screen.findByText('The section could not be read. Publish it first, or try again.'),
    ).toBeDefined()
    vi.spyOn(studio.client, 'fetch').mockImplementation(async (_query, params, options) => {
      expect([params, options]).toMatchObject([{id: 's1'}, {perspective: 'drafts'}])
      return {...section, _key: 'other'} as never
    })
    fireEvent.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onChange).toHaveBeenCalledExactlyOnceWith({set: section})
  })

  test.each([
    ['the first section', {_key: 'k', _type: 'hero'}, false],
    ['a place without a section', {_key: 'k', _type: 'reference'}, false],
    ['a page that can’t be changed', section, true],
  ])('has no button in %s', (_, value, readOnly) => {
    item(value, readOnly)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

test('an icon is chosen by its picture, and removed by choosing it again', () => {
  const {onChange} = show(IconInput, {value: 'phone'})
  expect(text()).toBe('ChangePhone')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(button('Change'))
  expect(button('Change').getAttribute('aria-expanded')).toBe('true')
  const icons = () => screen.getAllByRole('button').slice(1)
  expect(icons().filter((icon) => icon.getAttribute('aria-pressed') === 'true')).toEqual([button('Phone')])
  expect(button('Phone').querySelector('use')?.getAttribute('href')).toBe('/static/icons.svg#phone')
  fireEvent.click(button('Phone'))
  fireEvent.click(button('Change'))
  fireEvent.click(icons().find((icon) => icon !== button('Phone')) as HTMLElement)
  expect(onChange.mock.calls).toEqual([['unset'], [{set: expect.any(String)}]])
})

test('an anchor is chosen from the sections of the linked page; one that it lacks is shown', async () => {
  const sections = [
    {_type: 'prose', anchor: 'rates', heading: 'Rates'},
    {_type: 'prose'},
    {_type: 'tabs', panels: [{sections: [{anchor: 'faq'}]}]},
  ]
  openStudio({_id: 'page-a', _type: 'page', sections})
  studio.form = {link: 'page-a'}
  const {onChange} = show(AnchorInput, {value: 'gone', path: ['link', 'anchor']})
  await waitFor(() => expect(screen.getByRole('combobox')).toBeDefined())
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  expect([...choice.options].map((each) => each.text)).toEqual([
    ...['The top of the page', '#gone (not on this page)', 'Rates (#rates)', '#faq'],
  ])
  for (const value of ['rates', '']) fireEvent.change(choice, {target: {value}})
  expect(onChange.mock.calls).toEqual([[{set: 'rates'}], ['unset']])
})

test('an anchor is a text field while the link has no page', () => {
  show(AnchorInput, {value: 'a', path: ['link', 'anchor']})
  expect(screen.getByLabelText<HTMLInputElement>('Default').value).toBe('a')
})

test('the mailboxes of inquiries can be tried', () => {
  const route = (to: string, more: object) => ({to, kinds: [], states: [], interests: [], ...more})
  const value = [
    route('texas@x.example', {kinds: ['agent'], states: ['Texas'], interests: ['Medicare']}),
    route('quotes@x.example', {kinds: ['quote']}),
  ]
  show(RoutesInput, {value})
  const goes = () => screen.getByRole('status').textContent
  expect(goes()).toBe('The email goes to texas@x.example.')
  enter('Interest', 'Life')
  expect(goes()).toBe('The email goes to the office.')
  enter('Interest', 'Medicare')
  enter('State', '')
  expect(goes()).toBe('The email goes to the office.')
  enter('Try it: sender', 'quote')
  expect(goes()).toBe('The email goes to quotes@x.example.')
})

describe('a field with a suggestion', () => {
  const PathInput = pathInput({field: 'title', label: 'Generate', folder: '/about/news/'})
  const labels = new Map<unknown, string>([
    [ChoiceKeyInput, 'Copy from title'],
    [ReadingTimeInput, 'Count from text'],
    [PathInput, 'Generate'],
  ])
  const text = [{children: [{text: 'One.'}]}]
  const news = '/about/news/new'
  test.each([
    [ChoiceKeyInput, {title: ' Gold '}, undefined, 'Gold', 'Gold'],
    [ChoiceKeyInput, {title: 'Gold'}, 'gold', 'The key stays when the title changes.', undefined],
    [ChoiceKeyInput, {}, undefined, 'Enter a title first.', undefined],
    [ReadingTimeInput, {body: text}, 9, '1 min, counted from the article’s text', 1],
    [ReadingTimeInput, {}, 9, 'Add text to the article first.', undefined],
    [PathInput, {_id: 'drafts.a', title: 'New'}, '/x', news, news],
    [PathInput, {_id: 'a', title: 'New'}, news, news, undefined],
    [PathInput, {_id: 'drafts.home', title: 'New'}, '/', 'The home page stays at /.', undefined],
  ])('is offered it: %o, %j, which has %j', (Input, form, value, note, suggested) => {
    openStudio({_id: 'home', _type: 'page', path: '/'})
    studio.form = form
    const {onChange} = show(Input as ComponentType, {value})
    expect(screen.getByText(note)).toBeDefined()
    const offer = button(labels.get(Input) ?? '')
    expect(offer.disabled).toBe(suggested === undefined)
    fireEvent.click(offer)
    expect(onChange.mock.calls).toEqual(suggested === undefined ? [] : [[{set: suggested}]])
  })
})

describe('a link or button', () => {
  const LinkInput = optionalObjectInput({_type: 'link'})
  const schemaType = {
    title: 'Second button',
    description: 'Optional. Shown last.',
    fields: [{name: 'kind'}, {name: 'path'}],
  }

  test('is added, with the focus in its first field, and can be removed if it is optional', () => {
    const onPathFocus = vi.fn()
    const {onChange} = show(LinkInput, {schemaType, onPathFocus})
    expect(screen.queryByLabelText('Default')).toBeNull()
    fireEvent.click(button('Add button'))
    expect(onPathFocus).toHaveBeenCalledExactlyOnceWith(['kind'])
    expect(onChange).toHaveBeenCalledExactlyOnceWith({set: {_type: 'link'}})
    const stored = show(LinkInput, {schemaType: {...schemaType, title: 'Link'}, value: {_type: 'link'}})
    act(() => button('Remove link').click())
    expect(stored.onChange).toHaveBeenCalledExactlyOnceWith('unset')
  })

  test.each([
    [{schemaType, path: ['list', {_key: 'k'}]}],
    [{schemaType: {...schemaType, description: 'Shown last.'}, value: {_type: 'link'}}],
  ])('that is in a list or required has only its fields: %j', (props) => {
    show(LinkInput, props)
    expect(screen.getByLabelText('Default')).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
