import {expect, test} from 'vitest'
import {isFromInternet} from './is-from-internet.ts'

test.each([{host: 'localhost:5173'}, {host: '127.0.0.1:5173'}, {host: 'LOCALHOST'}, {host: '[::1]:5173'}])(
  'a request to %j comes from this machine',
  (headers) => expect(isFromInternet({headers})).toBe(false),
)

test.each([
  {},
  {host: 'www.example.com'},
  {host: 'localhost.example.com'},
  {host: 'localhost:5173', 'x-forwarded-for': '192.0.2.7'},
])('a request with %j comes from the internet', (headers) => expect(isFromInternet({headers})).toBe(true))
