import {Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('an editor mentions a colleague in a comment and assigns a task', {tag: '@soak'}, async ({
  studio,
  lake,
  product,
}) => {
  const form = studio.page
  const id = `faq-${Date.now().toString(36)}`
  await lake.create({_id: id, _type: 'faq', question: 'Who pays?'})
  const question = studio.field('question')
  await studio.open('faq', id)
  await question.hover()
  await question.getByRole('button', {name: 'Add comment'}).click()
  await form.keyboard.type('Is this true, @')
  await expect(form.getByTestId('comments-mentions-menu')).toContainText('Local Editor')
  await form.keyboard.press('Enter')
  await form.getByRole('button', {name: 'Send comment'}).click()

  const other = new Studio(await form.context().newPage(), product.studio)
  await other.open('faq', id)
  await other.page.getByRole('button', {name: 'Comments', exact: true}).click()
  await expect(other.page.getByText('Is this true, @Local Editor')).toBeVisible()
  await other.page.close()

  await form.getByTestId('tasks-toolbar').click()
  await form.getByRole('button', {name: 'New task', exact: true}).click()
  await form.getByPlaceholder('Task title').fill(`Ask about ${id}`)
  await form.getByText('Select assignee').click()
  await form.getByRole('menuitem', {name: 'Local Editor'}).click()
  await form.getByRole('button', {name: 'Create Task'}).click()
  await expect(form.getByText(`Ask about ${id}`)).toBeVisible()
  await form.getByTestId('tasks-toolbar').click()
})
