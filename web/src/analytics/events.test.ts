import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, it} from 'vitest'

const source = join(import.meta.dirname, '..')
const code = globSync('**/*.{ts,tsx}', {cwd: source, exclude: ['**/*.test.*']})
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')
const catalogue = readFileSync(join(import.meta.dirname, 'events.ts'), 'utf8')

function eventsOf(type: string): string[] {
  const [, events = ''] = new RegExp(`${type} = \\{(.*?)\n\\}`, 's').exec(catalogue) ?? []
  return [...events.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
}

it('has the 28 events of the catalogue, and tracks all except the reserved ones', () => {
  const sent = eventsOf('AnalyticsEvents')
  expect(new Set([...sent, ...eventsOf('ReservedEvents')]).size).toBe(28)
  expect(sent.filter((name) => !code.includes(`track('${name}'`))).toEqual([])
})
