import {screen, within} from '@testing-library/react'
import {expect, it} from 'vitest'
import {siteWithMenu} from '../../../tests/fixtures/site.ts'
import {sampleContent} from '../../../tests/support/marked-content.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import type {ArticleData} from '../content/types.ts'
import {ArticlePage} from './article-page.tsx'

const article = sampleContent('/about/news/paperless-contracting') as ArticleData

it('says who wrote it, when, and how long it takes', () => {
  renderOnSite(<ArticlePage content={article} />, {site: siteWithMenu})
  expect(screen.getByText('By Daniel Okafor')).toBeDefined()
  expect(screen.getByText('Published June 10, 2024')).toBeDefined()
  expect(screen.getByText('3 min read')).toBeDefined()
})

it('shows its breadcrumb with labels of the menu, and links to other articles', () => {
  renderOnSite(<ArticlePage content={article} />, {site: siteWithMenu})
  const trail = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(trail.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['News', '/about/news'],
  ])
  expect(screen.getByRole('link', {name: 'All news'}).getAttribute('href')).toBe('/about/news')
  const [next] = article.more
  expect(screen.getByRole('link', {name: new RegExp(`${next?.title}`)}).getAttribute('href')).toBe(next?.path)
})

it('renders without an author, other articles and a menu', () => {
  renderOnSite(<ArticlePage content={{...article, author: null, more: []}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByText(/^By /)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
