import {expect, test, vi} from 'vitest'
import {keepEarlyInput} from '../../../web/src/app/early-input.ts'

test('a button pressed early acts once, when the page answers', () => {
  document.body.innerHTML = '<button type="button"><span>Open</span></button>'
  const opened = vi.fn()
  const replay = keepEarlyInput(document)
  document.querySelector('span')?.click()
  document.querySelector('button')?.addEventListener('click', opened)
  expect(opened).not.toHaveBeenCalled()
  replay()
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a form sent early is sent again, not by the browser', () => {
  document.body.innerHTML =
    '<form><input name="email" required value="a@b.example"><button>Send</button></form>'
  const form = document.querySelector('form')
  const replay = keepEarlyInput(document)
  document.querySelector('button')?.click()
  const sent = vi.fn((event: Event) => event.preventDefault())
  form?.addEventListener('submit', sent)
  replay()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('links are left to the browser', () => {
  document.body.innerHTML = '<a href="#there">There</a>'
  const replay = keepEarlyInput(document)
  const followed = vi.fn()
  document.querySelector('a')?.addEventListener('click', followed)
  document.querySelector('a')?.click()
  expect(followed).toHaveBeenCalledTimes(1)
  replay()
  expect(followed).toHaveBeenCalledTimes(1)
})
