import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

const [first, second] = ['page-journey-shared-a', 'page-journey-shared-b']
const words = 'Ask about the spring offer'
const pageWith = (_id: string, path: string, sections: object[]) => ({
  _id,
  _type: 'page',
  title: `Page ${path}`,
  path,
  seo: {_type: 'seo', description: 'A page of a journey.'},
  sections: [
    {_type: 'hero', _key: 'hero', layout: 'page', heading: `Page ${path}`, text: 'Its own text.'},
    ...sections,
  ],
})
const offer = {
  _type: 'callToAction',
  _key: 'offer',
  heading: words,
  text: 'Until June.',
  actions: [
    {
      _type: 'action',
      _key: 'a',
      label: 'Contact us',
      style: 'primary',
      link: {_type: 'link', kind: 'path', path: '/contact'},
    },
  ],
}

test('a section becomes shared, is edited once for two pages, and becomes the own one of a page again', async ({
  page,
  studio,
  lake,
}) => {
  const form = studio.page
  /** Waits until the site is rendered again. */
  const expectOn = (path: string, name: string) =>
    expect(async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', {name})).toBeVisible({timeout: 1000})
    }).toPass()
  await lake.delete({query: '*[_type == "sharedSection" && title == $words]', params: {words}})
  await lake.mutate([
    {delete: {id: `drafts.${first}`}},
    {delete: {id: `drafts.${second}`}},
    {createOrReplace: pageWith(first, '/journey-shared-a', [offer])},
    {createOrReplace: pageWith(second, '/journey-shared-b', [])},
  ])

  const id = await test.step('a page shares its section', async () => {
    await studio.open('page', first)
    await form.getByRole('button', {name: 'Make shared…'}).click()
    await expect(form.getByRole('dialog').getByLabel('Name')).toHaveValue(words)
    await form.keyboard.press('Enter')
    await expect(form.getByRole('button', {name: 'Use a copy here…'})).toBeVisible()
    // The Studio shows a change before it is stored.
    await expect
      .poll(() => lake.fetch('*[_id == $id][0].sections[]._type', {id: `drafts.${first}`}))
      .toEqual(['hero', 'reference'])
    const drafts = await lake.fetch<string[]>('*[_type == "sharedSection" && title == $words]._id', {words})
    expect(drafts).toEqual([expect.stringMatching(/^drafts\./)])
    const [draft = ''] = drafts
    await studio.open('sharedSection', draft.replace('drafts.', ''))
    await studio.publish()
    await studio.open('page', first)
    await studio.publish()
    return draft.replace('drafts.', '')
  })

  await test.step('another page shows it', async () => {
    await studio.open('page', second)
    const sections = studio.field('sections')
    await sections.getByRole('button', {name: /add item/i}).click()
    await form.getByPlaceholder('Search', {exact: true}).fill('Shared')
    await form.getByRole('menuitem', {name: 'Shared section'}).click()
    await form.getByTestId('reference-input').getByRole('combobox').fill('spring offer')
    await form.getByTestId('autocomplete-popover').getByText(words).click()
    await studio.publish()
    await expectOn('/journey-shared-b', words)
  })

  await test.step('its form names both pages, and an edit changes both', async () => {
    await studio.open('sharedSection', id)
    await form.getByText('Used on 2 pages').click()
    await expect(form.getByText('/journey-shared-b').first()).toBeVisible()
    await studio.field('sections').getByRole('button', {name: words}).click()
    await studio
      .field('sections[_key=="offer"].heading')
      .getByRole('textbox')
      .fill('Ask about the summer offer')
    await form.keyboard.press('Escape')
    await form.getByRole('button', {name: 'What publishing changes'}).click()
    const effect = form.getByRole('list', {name: 'What changes on the site'})
    for (const path of ['/journey-shared-a', '/journey-shared-b'])
      await expect(effect).toContainText(path, {timeout: 90_000})
    await studio.publish()
    await expectOn('/journey-shared-a', 'Ask about the summer offer')
    await expectOn('/journey-shared-b', 'Ask about the summer offer')
  })

  await test.step('a page makes it its own again', async () => {
    await studio.open('page', second)
    await form.getByRole('button', {name: 'Use a copy here…'}).click()
    await studio.confirm(/^Use a copy$/)
    await expect(form.getByRole('button', {name: 'Make shared…'})).toBeVisible()
    await studio.publish()
    const own = await lake.fetch('*[_id == $id][0].sections[1]{_type, heading}', {id: second})
    expect(own).toEqual({_type: 'callToAction', heading: 'Ask about the summer offer'})
  })
  await lake.mutate([{delete: {id: second}}, {delete: {id: first}}, {delete: {id}}])
})

test('a section is shared in a release, edited and detached there, and visitors see it when the release runs', async ({
  page,
  studio,
  lake,
}) => {
  const form = studio.page
  const releaseId = `r${Date.now().toString(36)}`
  const [keeps, detaches] = ['page-journey-release-a', 'page-journey-release-b']
  const versionOf = (id: string) => `versions.${releaseId}.${id}`
  const sectionsOf = (id: string) =>
    lake.fetch('*[_id == $id][0].sections[]{_type, heading, _weak}', {id: versionOf(id)})
  const open = (id: string, type = 'page') =>
    studio.goTo(`/intent/edit/id=${id};type=${type}/?perspective=${releaseId}`)
  const own = form.getByRole('button', {name: 'Use a copy here…'})
  const heading = `Ask about the offer of ${releaseId}`
  const ofPage = pageWith(keeps, '/journey-release-a', [{...offer, heading}])
  await lake.releases.create({releaseId, metadata: {title: releaseId, releaseType: 'asap'}})
  await lake.mutate([
    {createOrReplace: ofPage},
    {createOrReplace: pageWith(detaches, '/journey-release-b', [])},
    {create: {...ofPage, _id: versionOf(keeps)}},
  ])

  await open(keeps)
  await form.getByRole('button', {name: 'Make shared…'}).click({timeout: 90_000})
  // As another tab does that has the page open.
  const typed = `${heading} in summer`
  await lake.patch(versionOf(keeps)).set({'sections[_key=="offer"].heading': typed}).commit()
  await expect(studio.field('sections')).toContainText(typed)
  await studio.confirm(/^Make shared$/)
  await expect
    .poll(() => sectionsOf(keeps))
    .toMatchObject([{_type: 'hero'}, {_type: 'reference', _weak: true}])
  const query =
    '*[_type == "sharedSection" && _id in path("versions." + $releaseId + ".**") && sections[0].heading == $typed]._id'
  const [version = ''] = await lake.fetch<string[]>(query, {releaseId, typed})
  const id = version.slice(versionOf('').length)
  await lake
    .patch(version)
    .set({'sections[0].heading': `${heading} in autumn`})
    .commit()
  const place = {_type: 'reference', _key: 'place', _ref: id, _weak: true}
  await lake.create({...pageWith(detaches, '/journey-release-b', [place]), _id: versionOf(detaches)})

  await open(id, 'sharedSection')
  await expect(form.getByText('Used on 2 pages')).toBeVisible({timeout: 90_000})
  await open(detaches)
  await own.click({timeout: 90_000})
  await studio.confirm(/^Use a copy$/)
  const copy = {_type: 'callToAction', heading: `${heading} in autumn`}
  await expect.poll(() => sectionsOf(detaches)).toMatchObject([{_type: 'hero'}, copy])
  // Nothing is published yet.
  expect(await lake.getDocument(keeps)).toMatchObject({sections: [{}, {heading}]})

  await lake.releases.publish({releaseId})
  for (const path of ['/journey-release-a', '/journey-release-b'])
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', {name: copy.heading})).toBeVisible({timeout: 1000})
    }).toPass()
  await lake.mutate([keeps, detaches, id].map((each) => ({delete: {id: each}})))
})
