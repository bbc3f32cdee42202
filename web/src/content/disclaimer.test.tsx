import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {Disclaimers} from './disclaimer.tsx'

const version = {
  _id: 'tpmo',
  text: 'We do not offer every plan.',
  spanishText: 'No ofrecemos todos los planes.',
  noPlansText: 'We offer no plans in {state}.',
  allStatesNote: 'The figures are for all states.',
  effectiveFrom: null,
}
const disclaimers = [{_id: 'tpmo', versions: [version]}] as unknown as Parameters<
  typeof Disclaimers
>[0]['disclaimers']

it.each([
  ['', [version.text, version.spanishText, version.allStatesNote]],
  ['Texas', [version.text, version.spanishText]],
  ['Alaska', ['We offer no plans in Alaska.']],
])('with the chosen state “%s”, the required texts are these', (state, expected) => {
  if (state) localStorage.setItem('upline.state', state)
  renderOnSite(<Disclaimers disclaimers={disclaimers} />)
  const {text, spanishText, allStatesNote} = version
  const all = [text, spanishText, 'We offer no plans in Alaska.', allStatesNote]
  expect(all.filter((each) => screen.queryByText(each))).toEqual(expected)
})
