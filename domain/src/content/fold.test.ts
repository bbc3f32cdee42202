import {expect, test} from 'vitest'
import {fold} from './fold.ts'

test.each([
  ['Québec', 'quebec'],
  ['Que\u0301bec', 'quebec'],
  ['Banker’s', "banker's"],
  ['Straße & Søn', 'strasse & son'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['İstanbul', 'istanbul'],
  ['Þórður', 'thordur'],
  ['Œuvre đá', 'oeuvre da'],
  ['Ｃａｆé', 'cafe'],
  ['Blue\u00a0 Anchor', 'Blue Anchor'],
  ['Hawaiʻi', 'hawaii'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Ħal Ŧ', 'hal t'],
  ['Term\u2011Life', 'Term-Life'],
])('%j is the same as %j', (a, b) => expect(fold(a)).toBe(fold(b)))
