import {expect, test} from 'vitest'
import {phoneHref} from './phone-href.ts'

test.each([
  ['(214) 555-0142', 'tel:2145550142'],
  ['+1 (214) 555-0142 ext. 5', 'tel:+12145550142;ext=5'],
  ['(214) 555-0142 x5', 'tel:2145550142;ext=5'],
  ['(214) 555-0142 extension 5', 'tel:2145550142;ext=5'],
  ['(214) 555-0142, extn. 5', 'tel:2145550142;ext=5'],
  ['214-555-0142;ext=5', 'tel:2145550142;ext=5'],
  ['214\u2011555\u20110142', 'tel:2145550142'],
  ['1-800-MEDICARE', 'tel:18006334227'],
  ['1\u2011800\u2011MEDICARE', 'tel:18006334227'],
  ['800.GET.CARE', 'tel:8004382273'],
  ['711', 'tel:711'],
])('the number %j is dialed as %s', (phone, href) => expect(phoneHref(phone)).toBe(href))
