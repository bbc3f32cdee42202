import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {Testimonials} from './testimonials.tsx'

it('a quotation in another language says so, and no translator changes the name of its author', () => {
  const section = sectionOf('testimonials')
  const [item] = section.items ?? []
  if (!item) throw new Error('The sample has testimonials')
  const spanish = {...item, content: 'Siempre contestan.', language: 'es' as const, author: 'Ana Ruiz'}
  renderOnSite(<Testimonials section={{...section, items: [spanish, {...item, _id: 'b', language: null}]}} />)
  expect(screen.getByText('Siempre contestan.').getAttribute('lang')).toBe('es')
  expect(screen.getByText('Ana Ruiz').getAttribute('translate')).toBe('no')
  expect(document.querySelectorAll('blockquote')[1]?.hasAttribute('lang')).toBe(false)
})
