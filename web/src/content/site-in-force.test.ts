import fc from 'fast-check'
import {expect, test} from 'vitest'
import {sampleSite} from '../../../tests/support/marked-content.ts'
import {soundTexts} from './site-in-force.ts'

const {settings, interfaceText} = sampleSite()
const link = {kind: 'page', page: {path: '/about'}, newTab: true}
const navigation = {
  groups: [{_key: 'a', label: 'About', link, items: null}],
  action: {label: 'Start', link: {kind: 'phone', phone: '555-0100'}},
  copyright: '© {year}',
  footerColumns: [{_key: 'c', title: 'More', items: [{label: 'News', link: null}]}],
}

test('keeps valid content unchanged', () => {
  expect(soundTexts({settings, navigation, interfaceText})).toEqual({settings, navigation, interfaceText})
})

test('what is not a text is missing, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.boolean(), fc.object(), fc.array(fc.string(), {minLength: 1})),
      (wrong) => {
        const [group] = navigation.groups
        const withText = (text: unknown) => ({
          settings: {...settings, shortName: text, disclaimers: [{_id: 'd', versions: [{_id: 'd', text}]}]},
          navigation: {...navigation, copyright: text, groups: [{...group, label: text}]},
          interfaceText: {...interfaceText, menuTitle: text},
        })
        expect(soundTexts(withText(wrong))).toEqual(withText(null))
      },
    ),
  )
})
