import {expect, test} from 'vitest'
import {readAnswers} from './answers.ts'
import {iconSvg} from './icon.ts'
import {contrastProblems, paletteOf} from './palette.ts'

const options = {
  name: 'Bluebonnet Senior Partners',
  'short-name': 'Bluebonnet',
  email: 'hello@bluebonnet.example',
  phone: '512.555.0142',
  'time-zone': 'America/Chicago',
  primary: '#1F4E8C',
  highlight: '#9a4a12',
}
const read = (changes: Record<string, string> = {}) =>
  readAnswers(
    Object.entries({...options, ...changes}).map(([name, value]) => `--${name}=${value}`),
    false,
  )

test('options answer all questions, in the form that the site stores', async () => {
  expect(await read()).toEqual({
    name: 'Bluebonnet Senior Partners',
    shortName: 'Bluebonnet',
    email: 'hello@bluebonnet.example',
    phone: '(512) 555-0142',
    timeZone: 'America/Chicago',
    primary: '#1f4e8c',
    highlight: '#9a4a12',
  })
})

test.each([
  ['email', 'hello', "--email is 'hello': write it such as hello@example.com."],
  ['phone', '12', "--phone is '12'"],
  ['time-zone', 'Texas', "--time-zone is 'Texas': write it such as America/Chicago."],
  ['primary', 'blue', "--primary is 'blue': write it such as #1f4e8c."],
  ['name', ' ', "--name is ' '"],
  ['primary', '#ffcc00', 'hard to read: paper: link on ground has a contrast of 1.5, and needs 4.5'],
  ['color', '#1f4e8c', /^Unknown option '--color'.*\n {2}--name "…" .*\n {2}--short-name/],
])('--%s %s is refused with a sentence', async (name, value, message) => {
  await expect(read({[name]: value})).rejects.toThrow(message)
})

test('without a terminal, missing options are listed', async () => {
  await expect(readAnswers(['--name=Bluebonnet'], false)).rejects.toThrow(/--short-name.*\n {2}--email/)
})

test.each([
  ['#1f4e8c', '#9a4a12'],
  ['#5b1a6b', '#0a6a5a'],
  ['#1c1c1c', '#8a1538'],
])('the colors %s and %s give a palette that can be read', (primary, highlight) => {
  expect(contrastProblems(paletteOf(primary, highlight))).toEqual([])
})

test('the icon has the colors of the brand', () => {
  const icon = iconSvg(paletteOf('#1f4e8c', '#9a4a12'), 0)
  expect(icon).toContain('fill="#1f4e8c"')
  expect(icon).not.toContain('NaN')
})
