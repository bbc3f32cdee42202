import {screen} from '@testing-library/react'
import type {PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {expect, test} from 'vitest'
import {renderInStudio} from '../render-in-studio.fixture.tsx'
import {EffectList} from './effect-list.tsx'

const pages = (count: number) =>
  Array.from({length: count}, (_, n) => ({title: `Page ${n}`, path: `/page-${n}`}))
const show = (effect: PublishEffect, date?: string) =>
  renderInStudio(<EffectList effect={effect} date={date} />)

test('each changed page is a link to the site; of many, five are shown, and the number of others', () => {
  const changes = [{place: 'Heading', before: 'Old', after: 'New'}]
  show({groups: [{where: pages(600), state: 'changed', changes}], uncompared: 0, milliseconds: 1})
  expect(screen.getByText('Page 0').getAttribute('href')).toMatch(/\/page-0$/)
  expect(screen.getByText('and 595 more')).toBeDefined()
  // A longer list would block the Studio.
  expect(screen.getByText('Page 499')).toBeDefined()
  expect(screen.queryByText('Page 500')).toBeNull()
  expect(screen.getByText('and 100 more')).toBeDefined()
})

test('a new page has its address without a link, and what was not compared is counted', () => {
  show(
    {groups: [{where: pages(1), state: 'new', changes: []}], uncompared: 1200, milliseconds: 1},
    '2027-01-01',
  )
  expect(screen.getByRole('status').textContent).toMatch(/^From January 1, 2027: /)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/\(\/page-0\)/)).toBeDefined()
  expect(screen.getByText('New on the site')).toBeDefined()
  expect(screen.getByText('1,200 more pages could not be compared in time.')).toBeDefined()
})
