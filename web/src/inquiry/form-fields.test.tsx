import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {Form} from './form.tsx'

const {settings} = sectionOf('inquiryForm')

it.each([
  ['optional', 'I agree to calls (optional)'],
  ['required', 'I agree to calls'],
] as const)('the box for calls, where it is %s, is named “%s”', (enabled, name) => {
  const consent = {...settings.consent, enabled, text: 'I agree to calls'}
  renderOnSite(
    <Form
      kind="inquiry"
      settings={{...settings, consent, optionalLabel: '(optional)'}}
      location="page"
      label="Inquiry"
    />,
  )
  expect(screen.queryByRole('checkbox', {name})).not.toBeNull()
})
