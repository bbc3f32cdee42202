import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {ContentLink} from './content-link.tsx'
import type {Link} from './types.ts'

it.each([
  ['Contracting guide', 'pdf', 'Contracting guide.pdf'],
  ['Guide.PDF', 'pdf', 'Guide.PDF'],
  ['Rates 2027.1', 'xlsx', 'Rates 2027.1.xlsx'],
  ['Guía “50 %” 🙂', 'pdf', 'Guía “50 %” 🙂.pdf'],
  [null, 'pdf', 'document.pdf'],
])('a file named %s of type %s is saved as %s', (name, extension, saved) => {
  const file = {name, url: `https://cdn.example/files/p/d/abc.${extension}`}
  renderOnSite(<ContentLink link={{kind: 'file', file} as Link}>Download</ContentLink>)
  expect(screen.getByRole('link').getAttribute('download')).toBe(saved)
})
