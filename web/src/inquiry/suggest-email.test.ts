import {expect, test} from 'vitest'
import {suggestEmail} from './suggest-email.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@example.con', 'ada@example.com'],
  ['ada@exmple-agency.cmo', 'ada@exmple-agency.com'],
  ['ada@gmaill.con', 'ada@gmail.com'],
  ['Ada <ada@yaho.com>', 'ada@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@comcast.ner', 'ada@comcast.net'],
])('the address %j probably means %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

test.each([
  ...['ada@gmail.com', 'ada@Gmail.com', 'ada@example.com', 'ada@mail.com', 'ada@ymail.com', 'ada@aon.com'],
  ...['ada@live.co.uk', 'ada@yahoo.co', 'ada@example.co', 'ada@msa.com', 'ada', '', '214-555-0100'],
])('the address %j gets no suggestion', (typed) => expect(suggestEmail(typed)).toBeUndefined())
