import {expect, test} from 'vitest'
import {createPageStyles} from '../../../web/prerender/page-styles.ts'

const stylesOf = (sheet: string, body: string) =>
  createPageStyles(sheet)(`<html><head></head><body>${body}</body></html>`)

test.each([
  ['a class of the page', '.a{color:red}', '<p class="b a">'],
  ['an escaped class', '.lg\\:p-1\\.5{padding:0}', '<p class="lg:p-1.5">'],
  ['a class with an entity in the markup', '.\\[\\&_p\\]{top:0}', '<p class="[&amp;_p]">'],
  ['an alternative of :is', ':is(.z,.a) p{top:0}', '<div class="a"><p>'],
  ['what :not leaves open', 'p:not(.z){top:0}', '<p>'],
  ['an element in capitals', 'LI{top:0}', '<li>'],
  ['no name at all', '[hidden]{display:none}', '<p>'],
  ['a group that has one', '@media (width>=1px){.a{top:0}}', '<p class="a">'],
])('keeps a rule for %s', (_case, sheet, body) => {
  expect(stylesOf(sheet, body)).toBe(sheet)
})

test('keeps of several selectors those that can match', () => {
  const body = '<p class="a">'
  expect(stylesOf('.z,.a, p:is(.y,.a){top:0}', body)).toBe('.a,p:is(.y,.a){top:0}')
})

test.each([
  ['a class that is not there', '.z{color:red}', '<p class="a">'],
  ['two classes of which one is there', '.a .z{color:red}', '<p class="a">'],
  ['an element that is not there', 'table{top:0}', '<p>'],
  ['alternatives of which none is there', ':is(.y,.z) p{top:0}', '<p>'],
  ['a part of a control on a page without one', '::placeholder{top:0}', '<p>'],
  ['paper', '@media print{p{top:0}}', '<p>'],
  ['transitions alone', 'p{transition:top 1s;transition-duration:2s}', '<p>'],
])('leaves out a rule for %s', (_case, sheet, body) => {
  expect(stylesOf(sheet, body)).toBe('')
})

test('animations and internal custom properties come with what refers to them', () => {
  const sheet =
    '.x{--tw-a:var(--tw-b);--tw-b:1px;--tw-c:2px;--tw-d:3px;top:var(--tw-a);animation:in 1s}' +
    '@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}'
  const styles = stylesOf(sheet, '<p class="x" style="left:var(--tw-d)">')
  expect(styles).toContain('--tw-a:var(--tw-b);--tw-b:1px;--tw-d:3px')
  expect(styles).toContain('@keyframes in')
  expect(styles).not.toMatch(/--tw-c|out/)
})

test.each([
  ['custom properties', ':root{--a:1px}'],
  ['registrations', '@property --a{syntax:"*";inherits:false}'],
])('what would concern the whole page if it came later is there at once: %s', (_case, sheet) => {
  expect(stylesOf(sheet, '<p>')).toBe(sheet)
})

test('groups stay, so that what comes later has its place', () => {
  const sheet = '@layer a{.z{top:0}}@media (width>=1px){@supports (x:y){.z{top:0}}}'
  expect(stylesOf(sheet, '<p>')).toBe('@layer a{}@media (width>=1px){@supports (x:y){}}')
})

test('what is for older browsers waits for the rest of the sheet', () => {
  const sheet = '@layer properties{@supports (x:y){*{--tw-a:b}}}p{top:var(--tw-a)}'
  expect(stylesOf(sheet, '<p>')).toBe('@layer properties{}p{top:var(--tw-a)}')
})
