import {DatabaseSync} from 'node:sqlite'
import {expect, test} from 'vitest'
import {personalStores} from './erase.ts'
import {erasePerson, findPerson} from './person.ts'

const time = '2026-11-22T08:00:00.000Z'

function stores() {
  const all = personalStores(new DatabaseSync(':memory:'))
  const {documents, mails} = all
  const inquiry = (id: string, email: string) =>
    documents.put(`inquiries/${id}`, {email: {stringValue: email}}, time)
  const note = (id: string, about: string) =>
    documents.put(`inquiry_notes/${id}`, {inquiry: {stringValue: about}}, time)
  const mail = (text: string) =>
    mails.add(
      {receivedAt: time, recipients: [], from: '', to: '', replyTo: '', subject: '', text, html: ''},
      new Uint8Array(),
    )
  inquiry('a', 'Ann.O&#39;Neil@Example.com')
  inquiry('b', "ann.o'neil@example.com")
  inquiry('c', 'joann.o&#39;neil@example.com')
  note('a1', 'a')
  note('c1', 'c')
  mail("From Ann.O'Neil@example.com.")
  mail("<joann.o'neil@example.com>")
  mail("ann.o'neil@example.com.mx")
  return all
}

const address = "ann.o'neil@EXAMPLE.com"

test('finds a person by the address in any case, and not a longer address that contains it', () => {
  const {inquiries, notes, mails} = findPerson(stores(), address)
  expect(inquiries.map(({id}) => id)).toEqual(['a', 'b'])
  expect(notes.map(({id}) => id)).toEqual(['a1'])
  expect(mails.map(({text}) => text)).toEqual(["From Ann.O'Neil@example.com."])
})

test('erases the found documents only', () => {
  const all = stores()
  erasePerson(all, address)
  const {inquiries, notes, mails} = findPerson(all, address)
  expect([inquiries, notes, mails]).toEqual([[], [], []])
  expect([...all.documents.list('inquiries')].map(({path}) => path)).toEqual(['inquiries/c'])
  expect([...all.documents.list('inquiry_notes')].map(({path}) => path)).toEqual(['inquiry_notes/c1'])
  expect(all.mails.count()).toBe(2)
})
