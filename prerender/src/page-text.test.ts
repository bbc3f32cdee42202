import {expect, test} from 'vitest'
import {pageText} from './page-text.ts'

test('the text of a page is what stands between its header and its footer', () => {
  const html = `<header>Menu</header><main id="main" tabindex="-1"><nav>You are here</nav><h1>Plans &amp; rates</h1><p>From <b>8</b><!-- -->0% &#x2013; it&#39;s&nbsp;paid</p><form><label>Name</label></form><svg><title>no</title></svg><noscript><ul><li>One</li><li>Two</li></ul></noscript></main><footer>End</footer>`
  expect(pageText(html)).toBe("Plans & rates From 80% – it's paid One Two")
})
