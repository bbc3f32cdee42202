import {describe, expect, it} from 'vitest'
import {downloadAddress, fileSize} from './file-facts.ts'

describe('fileSize', () => {
  it.each([
    [0, '1 kB'],
    [1, '1 kB'],
    [48_200, '48 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [2_449_000, '2.4 MB'],
  ])('%d bytes are %s', (bytes, label) => expect(fileSize(bytes)).toBe(label))
})

describe('downloadAddress', () => {
  it('asks for an attachment under the name', () => {
    expect(downloadAddress('https://host.example/a.pdf?v=1', 'A & B.pdf')).toBe(
      'https://host.example/a.pdf?v=1&dl=A+%26+B.pdf',
    )
  })

  it.each(['', 'a.pdf', 'javascript:alert(1)', 'data:text/html,x'])('refuses "%s"', (address) =>
    expect(downloadAddress(address, 'a.pdf')).toBeUndefined(),
  )
})
