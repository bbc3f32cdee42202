// @vitest-environment node
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {shareTags} from '@upline/prerender/render/head.ts'
import {createSocialImages, type SocialImages} from '@upline/prerender/render/social-images.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {beforeEach, expect, test} from 'vitest'
import {build} from './random-edits.ts'

const site = {settings: {shortName: 'Harbor Oak'}, choices: {}} as SiteData
const folder = temporaryFolder()
let images: SocialImages
beforeEach(() => {
  images = createSocialImages(build, new SiteFolder(folder))
})

/** Width and height of a PNG file, as its header has them. */
function sizeOf(file: string) {
  const bytes = readFileSync(file)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)}
}

test.each(['Life insurance', 'Żółć & “quotes” <b>', '保险 🙂', 'a', `${'Very long words '.repeat(30)}`])(
  'a card for %j is rendered when it is requested',
  async (title) => {
    const {file, ...size} = images.name(title, site)
    expect(existsSync(join(folder, file))).toBe(false)
    await Promise.all([images.render(file), images.render(file)])
    expect(sizeOf(join(folder, file))).toEqual(size)
  },
)

test.each([
  ['Life', 'Lite'],
  ['Łódź', 'Łódż'],
])('a card has the letters of its title: %s is not %s', async (one, other) => {
  const [first, second] = await Promise.all(
    [one, other].map(async (title) => {
      const {file} = images.name(title, site)
      await images.render(file)
      return readFileSync(join(folder, file))
    }),
  )
  // Letters that no font has are equal boxes.
  expect(first?.equals(second ?? Buffer.of())).toBe(false)
})

test('a card leaves out symbols that its fonts lack', () => {
  expect(images.name('🎉 Open ✪ enrollment ❤️', site).file).toBe(images.name('Open enrollment', site).file)
  expect(images.name('Select® Care™', site).file).not.toBe(images.name('Select Care', site).file)
})

test('what no page has named is not rendered', async () => {
  const before = readdirSync(folder, {recursive: true})
  await images.render('social/0000000000000000.png')
  await images.render('social/../../elsewhere.png')
  expect(readdirSync(folder, {recursive: true})).toEqual(before)
})

test('the address depends only on title and name', () => {
  const {file} = images.name('Life', site)
  expect(images.name('Life', site).file).toBe(file)
  expect(images.name('Health', site).file).not.toBe(file)
  expect(images.name('Life', {...site, settings: {shortName: 'Other'}} as SiteData).file).not.toBe(file)
})

test('all that pages name are rendered for a host that cannot', async () => {
  const files = ['One', 'Two', 'Two'].map((title) => images.name(title, site).file)
  expect(await images.renderAll()).toEqual({pictures: 2, failures: []})
  for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true)
})

test('a picture that staff chose comes before a rendered one', () => {
  const picture = (name: string) => ({
    alt: name,
    asset: {url: `https://cdn.example/${name}.png`, width: 1200, height: 630, extension: 'png'},
  })
  const page = {_type: 'page', title: 'Life', path: '/life', sections: []}
  const article = {_type: 'newsArticle', title: 'News', path: '/news', picture: picture('article')}
  const defaults = {...site, settings: {defaultSeo: {picture: picture('site')}}}
  const imageOf = (content: object, shared: object = site) =>
    shareTags('https://site.example', content as ContentData, shared as SiteData, images)['og:image']
  expect(imageOf({...page, seo: {picture: picture('page')}}, defaults)).toContain('/page.png')
  expect(imageOf({...article, seo: {picture: picture('chosen')}}, defaults)).toContain('/chosen.png')
  expect(imageOf(article, defaults)).toContain('/article.png')
  expect(imageOf(page, defaults)).toContain('/site.png')
  expect(imageOf(page)).toBe(`https://site.example/${images.name('Life', site).file}`)
})
