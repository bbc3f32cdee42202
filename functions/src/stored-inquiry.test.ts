import {expect, test} from 'vitest'
import {readInquiry} from './stored-inquiry.ts'
import {renderMail} from './templates.ts'

const stored = (message: string) =>
  readInquiry('local_1', {type: 'agent', name: 'Ada', email: 'ada@example.com', message})

test('the mail says that digits are hidden if they are, and only then', () => {
  const hidden = stored('My number is 123-45-6789.')
  expect(hidden.isMasked).toBe(true)
  expect(renderMail(hidden).text).not.toContain('123-45-6789')
  expect(renderMail(hidden).text).toContain('hidden here')
  expect(renderMail(stored('Please call me.')).text).not.toContain('hidden here')
})

test('a mail has a row for each answer about a contract and a quote', () => {
  const contracting = {npn: '12345678', carriers: 'Carrier A', lines: 'Line A', states: 'TX'}
  const quote = {productType: 'Product A', coverage: 'Coverage A', premium: 'Premium A'}
  const {text} = renderMail(readInquiry('local_1', {name: 'Ada', contracting, quote}), quote)
  for (const answer of [...Object.values(contracting), ...Object.values(quote)])
    expect(text).toContain(answer)
})
