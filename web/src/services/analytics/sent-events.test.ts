import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, it} from 'vitest'

const source = join(import.meta.dirname, '../..')
const code = globSync('**/*.{ts,tsx}', {cwd: source, exclude: ['**/*.test.*']})
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

it('tracks every event of AnalyticsEvents somewhere', () => {
  const events = readFileSync(join(import.meta.dirname, 'events.ts'), 'utf8')
  const [, sent = ''] = /AnalyticsEvents = \{(.*?)\n\}/s.exec(events) ?? []
  const names = [...sent.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names).toContain('page_view')
  expect(names.filter((name) => !code.includes(`track('${name}'`))).toEqual([])
})
