import {expect, test} from 'vitest'
import {iconLinks, withIcons} from './icon-links.ts'

type Settings = Parameters<typeof iconLinks>[0]['settings']

const head = '<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/a.png"><title>'

/** Settings with an icon, as far as the links read them. */
function settingsWith(extension: string, size = {width: 600, height: 400}): Settings {
  const asset = {url: `/assets/images/${'a'.repeat(40)}-600x400.${extension}`, extension, ...size}
  return {icon: {asset, crop: null, hotspot: null}} as unknown as Settings
}

test('without an icon of staff the build has its own', () => {
  for (const settings of [null, {icon: null}, settingsWith('png', {width: 0, height: 0})]) {
    expect(iconLinks({settings: settings as Settings})).toBe('')
  }
  expect(withIcons(head, '')).toBe(head)
})

test('an icon of staff takes its place, cut to a square', () => {
  const links = iconLinks({settings: settingsWith('png')})
  expect(links).toMatch(
    /^<link rel="icon" href="[^"]*100-0-400-400-400\.webp"><link rel="apple-touch-icon" href="[^"]*100-0-400-400-180\.jpg">$/,
  )
  expect(withIcons(head, links)).toBe(`<title>${links}`)
})

test('a vector icon is for the tab only', () => {
  const links = iconLinks({settings: settingsWith('svg')})
  expect(links).toMatch(/^<link rel="icon" href="[^"]*\.svg">$/)
  expect(withIcons(head, links)).toContain('href="/a.png"')
})
