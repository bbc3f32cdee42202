import {expect, test} from 'vitest'
import {newsFeed} from './news-feed.ts'
import {paperRedirects} from './paper-redirects.ts'

// Only the form in the Studio refuses them. After the site's origin the second is another host.
const foreign = ['//evil.example', '.evil.example', '/\\evil.example', 'javascript:alert(1)']

test.each(foreign)('an article with the path %s is not in the feed', (path) => {
  const channel = {
    origin: 'https://site.example',
    title: 'News',
    description: '',
    choices: {} as never,
    timeZone: '',
    listed: new Set([path]),
  }
  const {xml, failures} = newsFeed(channel, [{_id: 'a', title: 'A', path, date: '2026-11-01'}], '2026-11-28')
  expect(xml).not.toContain('<item>')
  expect(failures.map(({message}) => message)).toEqual([
    'The article is not in the feed: its path is missing or wrong',
  ])
})

test.each(foreign)('an expired file does not redirect to a page with the path %s', (page) => {
  const url = 'https://cdn.example/files/project/dataset/abc.pdf'
  const paper = {_id: 'a', versionKey: 'a', effectiveUntil: '2026-01-01', url}
  const redirects = (path: string) => paperRedirects([{...paper, page: path}], '2026-11-28')
  expect(redirects('/forms')).toEqual([expect.objectContaining({destination: '/forms', type: 302})])
  expect(redirects(page)).toEqual([])
})
