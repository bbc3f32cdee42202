import {execFileSync} from 'node:child_process'
import {expect, test} from 'vitest'

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'a date is the same where the clocks are those of %s',
  (zone) => {
    const file = JSON.stringify(new URL('format-date.ts', import.meta.url).href)
    const script = `import {formatDate} from ${file}; console.log(formatDate('2026-01-01'), new Date(2026, 0, 1).getTimezoneOffset())`
    const [shown, offset] = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: {...process.env, TZ: zone, NODE_OPTIONS: ''},
      encoding: 'utf8',
    })
      .trim()
      .split(/ (?=\S+$)/)
    expect(Math.abs(Number(offset))).toBeGreaterThan(500)
    expect(shown).toBe('January 1, 2026')
  },
)
