import {fireEvent, render, screen} from '@testing-library/react'
import {afterEach, expect, test} from 'vitest'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import {ContentLink} from '../content/content-link.tsx'
import type {Link} from '../content/types.ts'
import {trackClicks} from './start-analytics.ts'
import {addSink} from './track.ts'

let end = () => {}
afterEach(() => end())

test('a document is saved under its name and counted wherever a text or a menu links it', () => {
  const counted: unknown[] = []
  trackClicks()
  end = addSink(({name, params}) => {
    if (name === 'content_download') counted.push(params)
  })
  const file = {name: 'Needs worksheet', url: 'https://cdn.sanity.io/files/test/test/0a1b2c.pdf'}
  const link = {kind: 'file', file} as Link // a stored link
  render(
    <OnSite>
      <section data-section="prose">
        <ContentLink link={link}>Worksheet</ContentLink>
      </section>
    </OnSite>,
  )
  const element = screen.getByRole<HTMLAnchorElement>('link')
  element.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(element)
  expect(element.download).toBe('Needs worksheet.pdf')
  expect(counted).toEqual([
    {content_type: 'prose', content_id: element.getAttribute('href'), file_name: 'Needs worksheet.pdf'},
  ])
})
