import {singletonTypes} from '@upline/editorial/documents/singletons.ts'
import type {DocumentActionComponent} from 'sanity'
import {describe, expect, test} from 'vitest'
import {locationOf, locations} from '../../plugins/preview/locations.ts'
import {ReviewAction} from '../review/review-action.tsx'
import {startingPoints} from '../structure/starting-points.ts'
import {newDocumentOptions, templates} from '../structure/templates.ts'
import {documentActions} from './document-actions.ts'
import {viewOnSite} from './view-on-site.ts'

const names = ['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges', 'restore'] as const
const actions = names.map((action) => Object.assign((() => null) as DocumentActionComponent, {action}))

describe('a singleton', () => {
  test.each([...singletonTypes])('%s cannot be duplicated, deleted or unpublished', (schemaType) => {
    const left = documentActions(actions, {schemaType}).map(({action}) => action)
    expect(left).toEqual(['publish', undefined, 'discardChanges', 'restore'])
  })

  test('can be reviewed in a release, and so can the settings that say what needs a review', () => {
    for (const schemaType of ['notificationMail', 'siteSettings'])
      expect(documentActions(actions, {schemaType})[1]).toBe(ReviewAction)
  })

  test('has a template, which has its initial values, and is not among the new documents', () => {
    const own = ['navigation', 'carrier', 'media.tag'].map((id) => ({
      id,
      title: id,
      schemaType: id,
      value: {},
    }))
    const ids = templates(own).map(({id}) => id)
    const ofUnfound = ['page-for', 'redirect-from']
    expect(ids).toEqual([
      ...['navigation', 'carrier', 'page-under'],
      ...ofUnfound,
      ...startingPoints.map(({id}) => id),
    ])
    const offered = newDocumentOptions(
      ids.map((templateId) => ({type: 'template', id: templateId, templateId})),
    )
    for (const id of ['navigation', ...ofUnfound])
      expect(offered.map(({templateId}) => templateId)).not.toContain(id)
  })
})

describe('other documents', () => {
  test('keep their actions, with checks and with an own Unpublish', () => {
    const names = documentActions(actions, {schemaType: 'plan'}).map(({action}) => action)
    expect(names).toEqual([
      'publish',
      undefined,
      'duplicate',
      'delete',
      'discardChanges',
      'restore',
      undefined,
    ])
  })

  test('get the same components on every call, because components keep state', () => {
    expect(documentActions(actions, {schemaType: 'page'})).toEqual(
      documentActions(actions, {schemaType: 'page'}),
    )
  })
})

test('a new page in the tree starts with the path of its parent and a hero', () => {
  const under = templates([]).find(({id}) => id === 'page-under')
  const value = under?.value as (parameters: {path: string}) => unknown
  expect(value({path: '/insurance'})).toMatchObject({path: '/insurance/', sections: [{_type: 'hero'}]})
  expect(value({path: '/'})).not.toHaveProperty('path')
})

test('only a published page can be viewed on the site', () => {
  const action = viewOnSite('https://site.example')
  const of = (published: unknown) => action({published} as Parameters<DocumentActionComponent>[0])
  expect(of({_type: 'page', path: '/insurance/life'})).toMatchObject({label: 'View on site'})
  expect(of(null)).toBeNull()
  expect(of({_type: 'carrier'})).toBeNull()
})

test('locations name pages with any stored title and path', () => {
  expect(locationOf({title: 'About', path: '/about'})).toEqual([{title: 'About', href: '/about'}])
  expect(locationOf({title: {en: 'Team'}, path: '/team'})).toEqual([{title: 'Untitled page', href: '/team'}])
  for (const path of [null, undefined, '', 42, {}]) expect(locationOf({title: 'New', path})).toEqual([])
})

test('facts and settings show a message about their uses', () => {
  const shownOf = (type: string) =>
    locations({id: type, type} as Parameters<typeof locations>[0], {} as never)
  for (const type of [...singletonTypes, 'fact']) expect(shownOf(type)).toHaveProperty('message')
})
