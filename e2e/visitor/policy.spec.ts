import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

// That nothing of the site itself is refused shows in every journey: a report is a console error.
test.use({allowedErrors: [/Content Security Policy/]})

test('the policy refuses scripts, requests, frames and forms of anybody else', async ({page}) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const refused = await page.evaluate(async () => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      directives.push(effectiveDirective),
    )
    const add = (name: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties))
    add('script', {textContent: 'window.ran = true'})
    add('script', {src: 'https://evil.example/a.js'})
    add('iframe', {src: 'https://evil.example/'})
    add('base', {href: 'https://evil.example/'})
    add('object', {data: 'https://evil.example/a'})
    await fetch('https://evil.example/', {mode: 'no-cors'}).catch(() => undefined)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">')
    const form = Object.assign(document.createElement('form'), {action: 'https://evil.example/'})
    document.body.append(form)
    form.submit()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return {directives: [...new Set(directives)].sort(), ran: 'ran' in window}
  })
  expect(refused).toEqual({
    directives: [
      'base-uri',
      'connect-src',
      'form-action',
      'frame-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
    ],
    ran: false,
  })
})
