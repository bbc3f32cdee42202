import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {nginxConfiguration} from './nginx.ts'

const {hosting} = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8'))

test('every header of firebase.json is in the configuration, the last rule first', () => {
  const configuration = nginxConfiguration(hosting.headers)
  for (const {headers} of hosting.headers) {
    for (const {key, value} of headers) {
      expect(configuration).toContain(`add_header ${key} `)
      expect(configuration).toContain(`"${value}";`)
    }
  }
  const [, cache = ''] = /map \$uri \$header_cache_control \{([^}]*)/.exec(configuration) ?? []
  expect(cache.lastIndexOf('no-cache')).toBeGreaterThan(cache.indexOf('immutable'))
})

test('a redirect keeps its status, and takes the query along where the address has none', () => {
  const redirects = [
    {source: '/join', destination: '/contact', type: 301},
    {source: '/agents', destination: '/carriers/directory?specialty=MYGA#list', type: 302},
  ] as const
  const configuration = nginxConfiguration([], {redirects})
  expect(configuration).toContain('location = /join {\n    return 301 "/contact$is_args$args";')
  expect(configuration).toContain(
    'location = /agents {\n    return 302 "/carriers/directory?specialty=MYGA#list";',
  )
  const hostile = {source: '/a; }', destination: '/b', type: 301} as const
  expect(() => nginxConfiguration([], {redirects: [hostile]})).toThrow('is not valid')
  const inserted = {source: '/a', destination: '/b"; $host', type: 301} as const
  expect(nginxConfiguration([], {redirects: [inserted]})).toContain('"/b%22;%20%24host$is_args$args"')
})

test.each([
  [{source: '**/*.@(js|css)', headers: [{key: 'A', value: 'b'}]}, 'is not supported'],
  [{source: '**', headers: [{key: 'A', value: 'b" c'}]}, 'is not valid'],
  [{source: '**', headers: [{key: 'A', value: '$host'}]}, 'is not valid'],
])('rejects what nginx does not support: %j', (rule, message) => {
  expect(() => nginxConfiguration([rule])).toThrow(message)
})
