import fc from 'fast-check'
import {expect, test} from 'vitest'
import {soundMenus} from './sound-menus.ts'

const menus = {
  groups: [{_key: 'a', label: 'About', link: {kind: 'page', page: {path: '/about'}}, items: null}],
  action: {label: 'Start', link: {kind: 'phone', phone: '555-0100'}},
  copyright: '© {year}',
  footerColumns: [{_key: 'c', title: 'More', items: [{label: 'News', link: null}]}],
}

test('keeps valid menus unchanged', () => {
  expect(soundMenus(menus)).toEqual(menus)
})

test('what is not a text is missing, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.boolean(), fc.object(), fc.array(fc.string(), {minLength: 1})),
      (wrong) => {
        const [group] = menus.groups
        const broken = {...menus, copyright: wrong, groups: [{...group, label: wrong}]}
        expect(soundMenus(broken)).toEqual({...menus, copyright: null, groups: [{...group, label: null}]})
      },
    ),
  )
})
