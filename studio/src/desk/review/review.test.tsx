import {fireEvent, screen, waitFor, within} from '@testing-library/react'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {fingerprint} from '@upline/editorial/checks/fingerprint.ts'
import {describe, expect, test, vi} from 'vitest'
import {
  button,
  change,
  dialog,
  enter,
  openStudio,
  press,
  remove,
  renderAction,
  studio,
  toasted,
} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {ReviewAction, ReviewBadge} from './review-action.tsx'
import {effectLines} from './review-lines.ts'
import {ReviewList} from './review-list.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
vi.mock('../../ui/effect/effect.tsx', async () => await import('../../ui/mock-studio.fixture.tsx'))

const page = (id: string, more: object = {}) => ({
  _id: id,
  _type: 'page',
  title: 'About',
  path: '/about',
  ...more,
})
const settings = (more: object = {}) => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  reviewedKinds: ['page'],
  ...more,
})
const effect = (
  state: 'changed' | 'gone',
  where = [{title: 'About', path: '/about'}, {title: 'Calendar'}],
) => ({
  groups: [{where, state, changes: [{place: 'Page', before: '49', after: '50'}]}],
  uncompared: 0,
  milliseconds: 1,
})
const lines = ['About (/about), Calendar, Page: “49” → “50”']
const save = () => button('Save review')
/** Edits of the draft, the first of which is the last here and made it. */
const editsOf = (authors: readonly string[]) =>
  authors.map((author, index) => ({
    author,
    timestamp: '2026-11-01',
    effects: {'drafts.a': {revert: index === authors.length - 1 ? [0, null] : [22, 'x']}},
  }))
const open = async (id = 'a') => {
  studio.effects ??= [{effect: effect('changed')}]
  renderAction(ReviewAction, id)
  await press('Review…')
}
const reviewOf = async (document: object, more: object = {}) => ({
  _id: `review.${await fingerprint(document as never)}`,
  ...{_type: 'review', documentId: 'a', documentType: 'page', title: 'About', reference: 'C-1'},
  ...{reviewedBy: 'Ben', reviewedOn: '2026-11-02', reviewerId: 'ben', recordedAt: '2026-11-02'},
  ...more,
})

describe('Review…', () => {
  test('shows what changed, then stores who reviewed exactly this and closes the task', async () => {
    openStudio(settings(), page('a', {title: 'Us'}), page('drafts.a', {_updatedAt: '2026-11-01T12:00:00Z'}))
    studio.edits = editsOf(['ben', 'cy', 'ben'])
    await open()
    await dialog(
      'Review',
      /^What changed since it was published.*TitleUsAbout.*What it changes on the siteEffect of drafts\.a/,
    )
    await dialog('Review', /Date of review\.You’re reviewing this as Ana Ruiz\. CancelSave review$/)
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(siteDate())
    await waitFor(() => expect(save().disabled).toBe(false))
    fireEvent.click(save())
    expect(await screen.findByText('Enter the ticket or filing number of the approval.')).toBeDefined()
    enter('Compliance reference', ' C-7 ')
    enter('Date', '2026-10-31')
    fireEvent.click(save())
    expect(await screen.findByText(/^The text changed on 2026-11-01/)).toBeDefined()
    expect(studio.committed).toEqual([])
    enter('Date', '2026-11-02')
    fireEvent.click(save())
    await toasted('Review saved. Any edit cancels it.')
    expect(studio.committed).toEqual([
      {
        createOrReplace: {
          ...(await reviewOf(page('a'), {reference: 'C-7', reviewedBy: 'Ana Ruiz', reviewerId: 'ana'})),
          ...{editorId: 'ben', editorIds: ['ben', 'cy'], recordedAt: expect.stringMatching(/^20..-.*Z$/)},
          ...{changes: ['Title: “Us” → “About”'], rendered: lines},
        },
      },
    ])
    expect(studio.tasks).toMatchObject([
      {patch: {params: {path: 'review.drafts.a.*'}, set: {status: 'closed'}}},
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [true, ['ana'], /You edited this since it was last published, so someone else has to review it\./],
    [true, ['ben'], /You’re reviewing this as Ana Ruiz\./],
    [false, ['ana'], /You’re reviewing this as Ana Ruiz\./],
  ])(
    'if a second person is needed (%s), after edits of %j',
    async (reviewedBySecondPerson, editors, expected) => {
      openStudio(settings({reviewedBySecondPerson}), page('drafts.a'))
      studio.edits = editsOf(editors)
      await open()
      await dialog('Review', /^Everything is new, because this isn’t published/)
      await dialog('Review', expected)
      await waitFor(() => expect(save().disabled).toBe(/someone else/.test(expected.source)))
      expect(screen.queryByRole('checkbox')).toBeNull()
    },
  )

  test.each([[['ben']], [[]]])(
    'declares that it is by another person, if the history names no more editors than %j',
    async (editors) => {
      openStudio(settings({reviewedBySecondPerson: true}), page('drafts.a'))
      studio.edits = editsOf(editors).map(({effects, ...edit}) => edit)
      await open()
      await dialog(
        'Review',
        /You’re reviewing this as Ana Ruiz\. The history no longer shows who started this draft/,
      )
      enter('Compliance reference', 'C-7')
      await screen.findByText('Effect of drafts.a')
      expect(save().disabled).toBe(true)
      const declaration = 'I didn’t write or change this text since it was last published.'
      fireEvent.click(screen.getByRole('checkbox', {name: declaration}))
      await waitFor(() => expect(save().disabled).toBe(false))
      fireEvent.click(save())
      await toasted('Review saved. Any edit cancels it.')
      expect(studio.committed).toMatchObject([{createOrReplace: {editorIds: editors, declaration}}])
    },
  )

  test('names no editors if the history lacks some and nobody declares anything', async () => {
    openStudio(settings(), page('drafts.a'))
    studio.edits = [{author: 'ben', timestamp: '2026-11-01'}]
    await open()
    enter('Compliance reference', 'C-7')
    await screen.findByText('Effect of drafts.a')
    await waitFor(() => expect(save().disabled).toBe(false))
    fireEvent.click(save())
    await toasted('Review saved. Any edit cancels it.')
    expect(studio.committed).toMatchObject([{createOrReplace: {editorId: 'ben'}}])
    expect(studio.committed[0]).not.toHaveProperty('createOrReplace.editorIds')
  })

  test('is never by who edited it, however far the history reaches', async () => {
    openStudio(settings({reviewedBySecondPerson: true}), page('drafts.a'))
    studio.edits = [{author: 'ana', timestamp: '2026-11-01'}]
    await open()
    await dialog('Review', /You edited this since it was last published/)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('waits until a change by others was read', async () => {
    openStudio(settings(), page('a', {title: 'Us'}), page('drafts.a'))
    await open()
    await waitFor(() => expect(save().disabled).toBe(false))
    change(page('drafts.a', {_rev: '2', title: 'You'}))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The document changed.*Read the changes again\./,
    )
    expect(save().disabled).toBe(true)
    await dialog('Review', /TitleUsYou/)
    await press('I’ve read it')
    await waitFor(() => expect(save().disabled).toBe(false))
    expect(screen.queryByRole('alert')).toBeNull()
    remove('drafts.a')
    await dialog('Review', /^Someone published or discarded this\. There’s nothing to review\.$/)
  })

  test('of a version in a release names the earlier review, and makes the release validate it again', async () => {
    const version = page('versions.r1.a', {title: 'You'})
    openStudio(settings(), page('a'))
    change(version, await reviewOf(version))
    await open('versions.r1.a')
    await dialog(
      'Review',
      /Ben already reviewed this version on 2026-11-02 \(C-1\)\. A new review replaces that one\./,
    )
    enter('Compliance reference', 'C-2')
    await waitFor(() => expect(save().disabled).toBe(false))
    fireEvent.click(save())
    await toasted('Review saved. Any edit cancels it.')
    expect(studio.committed).toMatchObject([
      {patch: {id: 'versions.r1.a'}},
      {createOrReplace: {reference: 'C-2'}},
    ])
  })

  test('keeps the form open if the review was not stored', async () => {
    openStudio(settings(), page('drafts.a'))
    studio.user = {id: 'ana', email: 'ana@x.example'}
    studio.failure = new Error('offline')
    await open()
    await dialog('Review', /reviewing this as ana@x\.example\./)
    enter('Compliance reference', 'C-2')
    await waitFor(() => expect(save().disabled).toBe(false))
    fireEvent.click(save())
    await toasted('The review was not saved. Check the connection and try again.')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be asked of a colleague, as a task', async () => {
    openStudio(settings(), page('drafts.a'))
    studio.users = [{id: 'ana', displayName: 'Ana Ruiz'}, {id: 'ben', displayName: 'Ben Cole'}, {id: 'cy'}]
    await open()
    const options = (await screen.findByLabelText<HTMLSelectElement>('Reviewer')).options
    expect([...options].map(({text}) => text)).toEqual(['Choose a colleague', 'Ben Cole', 'cy'])
    expect(button('Request review').disabled).toBe(true)
    enter('Reviewer', 'ben')
    await press('Request review')
    await toasted('Review requested from Ben Cole.')
    expect(studio.tasks).toMatchObject([
      {
        ...{
          _id: 'review.drafts.a.ben',
          title: 'Review “About”',
          status: 'open',
          assignedTo: 'ben',
          authorId: 'ana',
        },
        target: {documentType: 'page', document: {_ref: 'a', _dataset: 'd', _projectId: 'p', _weak: true}},
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('keeps the form open if the task was not created', async () => {
    openStudio(settings(), page('drafts.a'))
    studio.users = [{id: 'ben', displayName: 'Ben Cole'}]
    studio.failure = new Error('offline')
    await open()
    await screen.findByLabelText('Reviewer')
    enter('Reviewer', 'ben')
    await press('Request review')
    await toasted('The task was not created. Check the connection and try again.')
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('of settings without a title asks for them by their name', async () => {
    openStudio(settings({reviewedKinds: ['navigation']}), {_id: 'drafts.navigation', _type: 'navigation'})
    studio.users = [{id: 'ben', displayName: 'Ben Cole'}]
    await open('navigation')
    await screen.findByLabelText('Reviewer')
    enter('Reviewer', 'ben')
    await press('Request review')
    await toasted('Review requested from Ben Cole.')
    expect(studio.tasks).toMatchObject([{title: 'Review “Type navigation”'}])
  })

  test('is offered only for types that need a review, and for what is not published', async () => {
    openStudio(settings(), page('a'), {_id: 'drafts.f', _type: 'faq'})
    renderAction(ReviewAction, 'drafts.f')
    renderAction(ReviewAction, 'a')
    const review = await screen.findByRole<HTMLButtonElement>('button', {name: 'Review…'})
    expect([review.disabled, review.title]).toEqual([true, 'Everything is published'])
    expect(screen.getByText('Not offered')).toBeDefined()
  })
})

test('the foot of a form names the review of the current content', async () => {
  function Badge({draft, type = 'page'}: {draft: object; type?: string}) {
    const badge = ReviewBadge({type, draft, published: null, version: null} as never)
    return <p title={badge?.title}>{badge?.label ?? 'None'}</p>
  }
  openStudio(settings())
  change(await reviewOf(page('drafts.a')), await reviewOf(page('drafts.b'), {reference: 'C-2'}))
  renderInStudio(<Badge draft={page('drafts.a')} />)
  renderInStudio(<Badge draft={page('drafts.a', {_rev: '2', title: 'You'})} />)
  expect((await screen.findByText('Reviewed: C-1')).title).toBe('By Ben on November 2, 2026')
  renderInStudio(<Badge draft={page('drafts.b')} type="faq" />)
  expect(screen.getAllByText('None')).toHaveLength(2)
})

test('a stored review has the lines of the site, with their dates, up to a limit', () => {
  const date = '2027-01-01'
  expect(effectLines(undefined)).toEqual(['Not compared with the site'])
  expect(effectLines([{effect: effect('changed')}, {effect: effect('gone'), date}])).toEqual([
    ...lines,
    'From 2027-01-01: About (/about), Calendar: gone',
  ])
  const many = Array.from({length: 201}, () => ({effect: effect('gone', [{title: 'x'.repeat(3000)}])}))
  expect(effectLines(many).map(({length}) => length)).toEqual(Array.from({length: 200}, () => 2000))
})

describe('the list of reviews', () => {
  test('has what waits, what was reviewed and what is live without a review, as a table, too', async () => {
    vi.stubEnv('VITE_SANITY_API_HOST', 'http://localhost')
    openStudio(settings(), page('b', {title: 'Live'}), page('versions.r1.c', {title: 'Waits'}))
    change(page('a'), await reviewOf(page('a')))
    change(await reviewOf(page('d'), {documentId: 'd', title: 'Gone'}))
    renderInStudio(<ReviewList />)
    expect(await screen.findByText(/^Waiting for a review: 1\. Published without one: 1\./)).toBeDefined()
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'WaitsType page · in a releasewaits for a review',
      'AboutType page · C-1 · Ben, 2026-11-02published as reviewed',
      'GoneType page · C-1 · Ben, 2026-11-02changed or deleted since',
      'LiveType pagepublished without a review',
    ])
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#edit/c/page')
    const saved: Blob[] = []
    vi.stubGlobal('URL', {createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: () => {}})
    fireEvent.click(button('Export for audit'))
    expect(await saved[0]?.text()).toContain('published as reviewed,Type page,About,a,C-1,Ben')
  })

  test('can be tried again if it was not loaded', async () => {
    openStudio(settings(), page('b', {title: 'Live'}))
    const fetch = vi.spyOn(studio.client, 'fetch').mockRejectedValue(new Error('offline'))
    renderInStudio(<ReviewList />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^The reviews could not be loaded\./)
    fetch.mockRestore()
    fireEvent.click(within(alert).getByRole('button', {name: 'Try again'}))
    expect(await screen.findByText('Live')).toBeDefined()
  })
})
