import {cleanup, fireEvent, screen, waitFor} from '@testing-library/react'
import type {DocumentActionComponent} from 'sanity'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {
  button,
  change,
  dialog,
  openStudio,
  press,
  renderAction,
  studio,
  toasted,
} from '../../ui/mock-studio.fixture.tsx'
import {documentActions} from './document-actions.ts'
import {Unpublish} from './unpublish.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
vi.mock('../../ui/effect/effect.tsx', async () => await import('../../ui/mock-studio.fixture.tsx'))
const {errors} = vi.hoisted(() => ({errors: [] as {text: string}[]}))
// Compiling the content model takes seconds; publish-problems.integration.test.ts tests it.
vi.mock('@upline/editorial/checks/publish-problems.ts', () => ({validationErrors: async () => errors}))

const offered = (action: 'publish' | 'delete' | 'unpublishVersion', onHandle = () => {}) => {
  const original: DocumentActionComponent = () => ({label: `Original ${action}`, onHandle})
  return documentActions([Object.assign(original, {action})], {schemaType: 'page'})[0] ?? expect.unreachable()
}
const publish = async (id: string) => {
  renderAction(offered('publish'), id)
  await press('Original publish')
}
const published = async (note = 'Published.') => {
  await toasted(note)
  expect(screen.queryByRole('dialog')).toBeNull()
  return studio.committed
}

const page = (id: string, path: string, more: object = {}) => ({
  _id: id,
  _type: 'page',
  title: `Page ${id}`,
  path,
  ...more,
})
const linkTo = (_ref: string) => ({link: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref}}})
const at = '2027-03-01T15:00:00Z'
const schedule = {
  ...{_id: 'schedule.publish.a', _type: 'schedule', documentId: 'a'},
  ...{state: 'waiting', at, action: 'publish'},
}

beforeEach(() => {
  errors.length = 0
})

describe('Publish', () => {
  test('publishes exactly the draft and says so', async () => {
    openStudio(page('a', '/a'), page('drafts.a', '/a', {title: 'New'}))
    await publish('a')
    expect(await published()).toEqual([
      {patch: {id: 'drafts.a', ifRevisionID: '1-drafts.a', unset: ['revisionGuard']}},
      {patch: {id: 'a', ifRevisionID: '1-a', unset: ['revisionGuard']}},
      {createOrReplace: expect.objectContaining({_id: 'a', title: 'New'})},
      {delete: {id: 'drafts.a'}},
    ])
  })

  test('asks while colleagues edit it, and can be canceled', async () => {
    openStudio(page('drafts.a', '/a'))
    studio.writers = [{displayName: 'Ben'}, {displayName: 'Cy'}]
    await publish('a')
    await dialog('Ben and Cy are editing this', /^Visitors will see unfinished text.*CancelPublish now$/)
    await press('Cancel')
    await waitFor(() => expect(button('Original publish').disabled).toBe(false))
    expect([studio.committed, studio.toasts]).toEqual([[], []])
    await press('Original publish')
    await press('Publish now')
    expect(await published()).toHaveLength(3)
  })

  test('names the problems of the draft, which only close', async () => {
    openStudio(page('drafts.a', '/a'))
    errors.push({text: 'Title: is missing'}, {text: 'Path: is taken'})
    await publish('a')
    await dialog('This can’t be published yet', /^Title: is missingPath: is takenClose$/)
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(studio.committed).toEqual([])
  })

  test('changes nothing if its question comes after the editor left the document', async () => {
    openStudio(page('a', '/old'), page('drafts.a', '/new'))
    renderAction(offered('publish'), 'a')
    fireEvent.click(button('Original publish'))
    cleanup()
    await toasted('Nothing was changed, because you left the document')
    expect(studio.committed).toEqual([])
  })

  test('reports a failure', async () => {
    openStudio(page('drafts.a', '/a'))
    studio.failure = new Error('offline')
    await publish('a')
    await published('This was not published. Check the connection and try again.')
  })

  test.each([
    ['Publish and keep schedule', false],
    ['Publish and end schedule', true],
  ])('of a scheduled document, “%s” ends the schedule: %s', async (answer, ends) => {
    openStudio(page('drafts.a', '/a'), schedule)
    await publish('a')
    await dialog(
      'This has a schedule',
      /^Someone scheduled it to be published .*2027.* go out then, too\.CancelChange schedule…Publish and keep/,
    )
    await press(answer)
    expect(
      (await published()).some((each) => 'delete' in each && JSON.stringify(each).includes('schedule')),
    ).toBe(ends)
  })

  test('of a scheduled document, the schedule can be changed instead', async () => {
    openStudio(page('drafts.a', '/a'), {...schedule, scheduledBy: 'Ben'})
    await publish('a')
    await dialog('This has a schedule', /^Ben scheduled it/)
    await press('Change schedule…')
    await dialog('Schedule', /./)
    expect(studio.committed).toEqual([])
  })

  test('asks again if it changes while a question is open', async () => {
    openStudio(page('a', '/old'), page('drafts.a', '/new'))
    await publish('a')
    await dialog('You’re changing this page’s address', /to \/new\./)
    change(page('drafts.a', '/newer', {_rev: '2'}))
    await press('Publish with redirect')
    await dialog(
      'This has just changed',
      /^It changed after .*read it again\.CancelPublish with that change$/,
    )
    await press('Publish with that change')
    await dialog('You’re changing this page’s address', /from \/old to \/newer\./)
  })

  test('of a document that a scheduled release has, too, shows what that undoes, and unschedules it', async () => {
    openStudio(
      page('a', '/a', {title: 'Old'}),
      page('drafts.a', '/a', {title: 'New'}),
      page('versions.r1.a', '/a', {title: 'Old'}),
      {
        _id: '_.releases.r1',
        _type: 'system.release',
        name: 'r1',
        state: 'scheduled',
        publishAt: at,
        metadata: {title: 'Spring'},
      },
    )
    await publish('a')
    await dialog(
      'The release “Spring” would undo this',
      /runs .*2027.*unscheduled.*TitleNewOldCancelPublish and unschedule the release$/,
    )
    await press('Publish and unschedule the release')
    await published()
    expect(studio.actions).toEqual([{actionType: 'sanity.action.release.unschedule', releaseId: 'r1'}])
  })

  test('of another address offers a redirect, and names the pages below and a redirect in the way', async () => {
    openStudio(page('a', '/old'), page('drafts.a', '/new'), page('b', '/old/b'), page('c', '/old/c'))
    await publish('a')
    await dialog(
      'You’re changing this page’s address',
      /from \/old to \/new\..*Pages below \/old keep their addresses: “Page b”, “Page c”\..*this page\.CancelPublish without redirectPublish with redirect$/,
    )
    await press('Publish with redirect')
    const committed = await published('Published. /old now redirects to /new.')
    expect(committed[0]).toMatchObject({create: {from: '/old', to: {page: {_ref: 'a'}}, enabled: true}})
  })

  test('of another address without a redirect creates none', async () => {
    openStudio(page('a', '/old'), page('drafts.a', '/new'), {_id: 'r', _type: 'redirect', from: '/new'})
    await publish('a')
    await dialog(
      'You’re changing this page’s address',
      /Publishing switches it off so that they see this page\./,
    )
    await press('Publish without redirect')
    expect((await published())[0]).toEqual({patch: {id: 'r', set: {enabled: false}}})
  })

  test('of a new page whose address redirects switches that off', async () => {
    openStudio(page('drafts.a', '/new'), {_id: 'r', _type: 'redirect', from: '/new'})
    await publish('a')
    await dialog(
      'An existing redirect uses this address',
      /^A redirect sends visitors from \/new .*CancelPublish$/,
    )
    await press('Publish')
    expect(await published()).toHaveLength(4)
  })

  test('of a new key updates the texts that use the fact', async () => {
    const fact = (id: string, key: string) => ({_id: id, _type: 'fact', key, value: '49'})
    openStudio(
      fact('f', 'plans'),
      fact('drafts.f', 'allPlans'),
      page('b', '/b', {title: 'All {plans} plans'}),
    )
    await publish('f')
    await dialog(
      'Rename {plans} to {allPlans}',
      /^These documents use {plans}\..*All {plans} plans.*CancelPublish and update$/,
    )
    await press('Publish and update')
    const committed = await published('Published. Every {plans} is now {allPlans}.')
    expect(committed[0]).toMatchObject({patch: {id: 'b', set: {title: 'All {allPlans} plans'}}})
  })

  test('of a carrier without its page shows what that changes, unless pages link to it', async () => {
    const carrier = (id: string, hasPage: boolean) => ({
      _id: id,
      _type: 'carrier',
      name: 'C',
      path: '/carriers/c',
      hasPage,
    })
    openStudio(carrier('c', true), carrier('drafts.c', false), page('b', '/b', linkTo('c')))
    await publish('c')
    await dialog(
      'Its page can’t be switched off',
      /^It is still used here\. Change these first:Page b.*Close$/,
    )
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    change(page('b', '/b'))
    await press('Original publish')
    await dialog(
      'Switch its page off?',
      /at \/carriers\/c\. Lists still show the carrier\.Effect of drafts\.cCancelPublish without its page$/,
    )
    await press('Publish without its page')
    expect(await published()).toHaveLength(4)
  })
})

describe('Unpublish', () => {
  test('says what visitors see and what waits, then keeps the page as a draft', async () => {
    openStudio(page('a', '/a'), page('drafts.b', '/b', linkTo('a')), schedule)
    renderAction(Unpublish, 'a')
    await press('Unpublish…')
    await dialog(
      'Unpublish this?',
      /^Visitors will see “Page not found” at \/a\. It stays here as a draft\. It’s scheduled to be published again .*2027.*\.These drafts use it\..*Page drafts\.b.*Effect of a.*CancelUnpublish$/,
    )
    await press('Unpublish')
    await toasted('Unpublished. It’s now a draft.')
    expect(studio.committed).toContainEqual({create: expect.objectContaining({_id: 'drafts.a', path: '/a'})})
    expect(studio.committed).toContainEqual({delete: {id: 'a'}})
  })

  test('of what pages use is refused, and a cancel changes nothing', async () => {
    openStudio(page('a', '/a'), page('b', '/b', linkTo('a')))
    renderAction(Unpublish, 'a')
    await press('Unpublish…')
    await dialog('This can’t be unpublished', /^It is still used here\. Change these first:Page b.*Close$/)
    await press('Close')
    change(page('b', '/b'))
    await press('Unpublish…')
    await press('Cancel')
    await waitFor(() => expect(button('Unpublish…').disabled).toBe(false))
    expect(studio.committed).toEqual([])
  })

  test('is not offered for a draft', () => {
    openStudio(page('drafts.a', '/a'))
    renderAction(Unpublish, 'a')
    expect(screen.getByText('Not offered')).toBeDefined()
  })
})

describe('Delete', () => {
  test.each([
    ['the home page', [page('a', '/')], /^The home page can’t be deleted or unpublished\.Close$/],
    [
      'what a draft uses',
      [page('a', '/a'), page('drafts.b', '/b', linkTo('a'))],
      /^These drafts use this\. Change them first:Page drafts\.b.*DraftClose$/,
    ],
  ])('of %s is refused', async (_, documents, expected) => {
    const onHandle = vi.fn()
    openStudio(...documents)
    renderAction(offered('delete', onHandle), 'a')
    await press('Original delete')
    await dialog('This can’t be deleted', expected)
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onHandle).not.toHaveBeenCalled()
  })

  test('of anything else is left to the Studio', async () => {
    const onHandle = vi.fn()
    openStudio(page('a', '/a'))
    renderAction(offered('delete', onHandle), 'a')
    await press('Original delete')
    await waitFor(() => expect(onHandle).toHaveBeenCalledOnce())
  })

  test('is not offered in the version of a release; its unpublish counts what the release publishes', async () => {
    openStudio(page('a', '/a'), page('versions.r1.a', '/a'), page('b', '/b', linkTo('a')))
    renderAction(offered('delete'), 'versions.r1.a')
    expect(screen.getByText('Not offered')).toBeDefined()
    renderAction(offered('unpublishVersion'), 'versions.r1.a')
    await press('Original unpublishVersion')
    await dialog('This can’t be unpublished', /Page b/)
  })
})

test('a copy of a page gets its own title and path; that of a carrier, whose page is off, does not', () => {
  const copies: object[] = []
  const duplicate = Object.assign(
    ({mapDocument}: {mapDocument?: (document: object) => object}) => {
      for (const path of ['/us.html', undefined]) copies.push(mapDocument?.({title: 'Us', path}) ?? {path})
      return null
    },
    {action: 'duplicate'},
  ) as DocumentActionComponent
  const [ofCarrier, ofPage] = ['carrier', 'page'].map(
    (type) => documentActions([duplicate], {schemaType: type})[0],
  )
  expect(ofCarrier).toBe(duplicate)
  ofPage?.({} as never)
  expect(copies).toEqual([
    {title: 'Us (copy)', path: '/us-copy'},
    {title: 'Us (copy)', path: '/us-copy'},
  ])
})
