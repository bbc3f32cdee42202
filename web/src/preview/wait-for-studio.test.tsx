import {expect, test, vi} from 'vitest'
import {trustStudioOnly} from './trust-studio-only.ts'
import {waitForStudio} from './wait-for-studio.ts'

const studioOrigin = 'https://studio.example'
const studio = document.body.appendChild(document.createElement('iframe')).contentWindow as Window
const stranger = document.body.appendChild(document.createElement('iframe')).contentWindow as Window
const hello = {domain: 'sanity/channels', type: 'handshake/syn'}

const say = (origin: string, source: Window, data: unknown = hello) =>
  window.dispatchEvent(new MessageEvent('message', {origin, source, data}))

test('a visit, and a site that knows of no Studio, wait for no greeting', () => {
  expect(waitForStudio(window, studioOrigin)).toBeUndefined()
  vi.stubGlobal('opener', studio)
  expect(waitForStudio(window, undefined)).toBeUndefined()
})

test('only the Studio that opened the page is heard', async () => {
  vi.stubGlobal('opener', studio)
  const heard = vi.fn()
  const greeting = waitForStudio(window, studioOrigin)?.then(heard)
  say('https://studio.example.evil.example', studio)
  say(studioOrigin, stranger)
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).not.toHaveBeenCalled()
  say(studioOrigin, studio)
  await greeting
})

test('ignores messages for the preview from other origins', () => {
  trustStudioOnly(window, studioOrigin)
  const listener = vi.fn()
  window.addEventListener('message', listener)
  say('https://evil.example', studio)
  say('https://evil.example', studio, {domain: 'sanity/comlink'})
  expect(listener).not.toHaveBeenCalled()
  say(studioOrigin, studio)
  say('https://evil.example', studio, {domain: 'something else'})
  expect(listener).toHaveBeenCalledTimes(2)
  window.removeEventListener('message', listener)
})
