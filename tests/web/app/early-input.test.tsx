import {expect, test, vi} from 'vitest'
import {keepEarlyInput} from '../../../web/src/app/early-input.ts'

test('a button pressed early acts once, when the page answers', async () => {
  document.body.innerHTML = '<button type="button"><span>Open</span></button>'
  const opened = vi.fn()
  const replay = keepEarlyInput(document)
  document.querySelector('span')?.click()
  document.querySelector('button')?.addEventListener('click', opened)
  expect(opened).not.toHaveBeenCalled()
  await replay()
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a form sent early is sent again, not by the browser', async () => {
  document.body.innerHTML =
    '<form><input name="email" required value="a@b.example"><button>Send</button></form>'
  const form = document.querySelector('form')
  const replay = keepEarlyInput(document)
  document.querySelector('button')?.click()
  const sent = vi.fn((event: Event) => event.preventDefault())
  form?.addEventListener('submit', sent)
  await replay()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('links are left to the browser', async () => {
  document.body.innerHTML = '<a href="#there">There</a>'
  const replay = keepEarlyInput(document)
  const followed = vi.fn()
  document.querySelector('a')?.addEventListener('click', followed)
  document.querySelector('a')?.click()
  expect(followed).toHaveBeenCalledTimes(1)
  await replay()
  expect(followed).toHaveBeenCalledTimes(1)
})

test('keys that choose a tab reach it one after the other', async () => {
  document.body.innerHTML = '<button type="button" role="tab">Plans</button><input>'
  const tab = document.querySelector('button')
  const replay = keepEarlyInput(document)
  tab?.focus()
  const press = (key: string) => new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})
  expect(tab?.dispatchEvent(press('ArrowRight'))).toBe(false)
  tab?.dispatchEvent(press('End'))
  expect(document.querySelector('input')?.dispatchEvent(press('ArrowRight'))).toBe(true)
  const keys: string[] = []
  tab?.addEventListener('keydown', ({key}) => keys.push(key))
  await replay()
  expect(keys).toEqual(['ArrowRight', 'End'])
})

test('what is typed early is told once, when the part it stands in has come to life and forgotten it', async () => {
  document.body.innerHTML = '<input name="known"><input name="forgotten"><select><option>A<option>B</select>'
  const [known, forgotten] = document.querySelectorAll('input')
  const select = document.querySelector('select')
  if (!known || !forgotten || !select) throw new Error('The fields are missing')
  const replay = keepEarlyInput(document)
  for (const field of [known, forgotten, select]) {
    field.value = field === select ? 'B' : 'life'
    field.dispatchEvent(new Event('input', {bubbles: true}))
  }
  const told: string[] = []
  for (const type of ['input', 'change']) {
    document.body.addEventListener(type, ({target}) => {
      if (target instanceof HTMLInputElement) told.push(`${type} ${target.name} ${target.value}`)
      if (target instanceof HTMLSelectElement) told.push(`${type} select ${target.value}`)
    })
  }
  const replayed = replay()
  forgotten.value = ''
  select.value = 'A'
  await replayed
  expect(told).toEqual(['input forgotten life', 'change select B'])
})
