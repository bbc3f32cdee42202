import {render, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {pictureOf} from './content.fixture.ts'
import {ContentPicture} from './content-picture.tsx'

const picture = pictureOf({url: 'https://cdn.example/a.png', extension: 'png', width: 1600, height: 900})

it('loads the first picture at once and others when they come near', () => {
  render(<ContentPicture picture={picture} sizes="50vw" />)
  render(<ContentPicture picture={{...picture, decorative: true}} sizes="50vw" priority />)
  const [other, first] = [screen.getByRole('img'), screen.getByRole('presentation')]
  expect([other.getAttribute('loading'), other.getAttribute('fetchpriority')]).toEqual(['lazy', null])
  expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  expect([other.getAttribute('alt'), first.getAttribute('alt')]).toEqual([picture.alt, ''])
  expect(other.getAttribute('sizes')).toBe('50vw')
})
