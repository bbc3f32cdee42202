import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it, vi} from 'vitest'
import {initialValues} from '../../../../schemas/src/initial-values.ts'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {NewsList} from './news-list.tsx'

const newsList = sectionOf('newsList')

const titles = (category?: string) =>
  newsList.articles.filter((article) => !category || article.category === category).map(({title}) => title)
const shown = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('h2')?.textContent)

it('shows a message without articles', () => {
  renderOnSite(<NewsList section={{...newsList, articles: [], total: 0}} />)
  expect(shown()).toEqual([])
  expect(screen.getByText(newsList.emptyText)).toBeDefined()
})

it('announces how many articles the category has if a page shows fewer', () => {
  const resultStatus = String(initialValues('newsList').resultStatus)
  renderOnSite(<NewsList section={{...newsList, resultStatus, pageSize: 1}} />)
  expect(shown()).toHaveLength(1)
  expect(screen.getByText(`Articles: ${newsList.total}`)).toBeDefined()
})

it('makes each article one link that says where it leads', () => {
  renderOnSite(<NewsList section={newsList} />)
  const [first] = newsList.articles
  const link = screen.getByRole('link', {name: `Read article: ${first?.title}`})
  expect(link.getAttribute('href')).toBe(first?.path)
  expect(link.closest('article')?.querySelector('time')?.dateTime).toBe(first?.date)
})

it('fetches articles that the page does not contain', async () => {
  const older = {...newsList.articles[0], _id: 'older', title: 'An older article', path: '/about/news/older'}
  const {articles} = newsList
  const all = {total: articles.length + 1, articles: [...articles, older]}
  const fetch = vi.fn(async (_path: string) => Response.json({result: all, syncTags: []}))
  vi.stubGlobal('fetch', fetch)
  renderOnSite(<NewsList section={{...newsList, total: articles.length + 1, pageSize: articles.length}} />)
  expect(shown()).toEqual(titles())
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', {name: 'Load more news'}))
  await waitFor(() => expect(shown()).toEqual([...titles(), 'An older article']))
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/_content/_news.json'])
  expect(screen.queryByRole('button', {name: 'Load more news'})).toBeNull()
})
