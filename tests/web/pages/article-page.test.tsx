import {screen, within} from '@testing-library/react'
import {paragraph} from '@upline/web/content/content.fixture.ts'
import type {ArticleData} from '@upline/web/content/types.ts'
import {ArticlePage} from '@upline/web/pages/article-page.tsx'
import {expect, it} from 'vitest'
import {siteWithMenu} from '../../fixtures/site.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

const article: ArticleData = {
  _id: 'news-1',
  _type: 'newsArticle',
  title: 'One packet',
  path: '/about/news/one-packet',
  seo: null,
  category: 'Company Updates',
  date: '2024-06-10',
  description: 'Twelve forms become one.',
  readTime: 3,
  author: 'Daniel Okafor',
  picture: null,
  body: paragraph('Contracting used to be twelve forms.'),
  more: [
    {
      _id: 'news-2',
      path: '/about/news/other',
      title: 'Another',
      date: '2024-05-01',
    },
  ],
}

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
  expect(screen.getByRole('link', {name: /Another/}).getAttribute('href')).toBe('/about/news/other')
})

it('renders without an author, other articles and a menu', () => {
  renderOnSite(<ArticlePage content={{...article, author: null, more: []}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByText(/^By /)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
