import {expect, it, vi} from 'vitest'
import {createOutboxEvents} from '../../../../web/src/services/inquiries/outbox-events.ts'
import {createOutboxNews} from '../../../../web/src/services/inquiries/outbox-news.ts'

it('tells of what waited at the start, then of what became of it, until it was read', () => {
  const events = createOutboxEvents()
  const news = createOutboxNews()
  const changed = vi.fn()
  news.onChange(changed)
  expect(news.latest()).toBeUndefined()
  news.follow({waiting: () => 1, onOutbox: events.on})
  expect(news.latest()).toBe('waiting')
  events.emit({type: 'sent', id: 'x'})
  expect(news.latest()).toBe('sent')
  news.dismiss()
  expect(news.latest()).toBeUndefined()
  expect(changed).toHaveBeenCalledTimes(3)
})

it('leaves an inquiry that was kept in this visit to the form', () => {
  const events = createOutboxEvents()
  const news = createOutboxNews()
  news.follow({waiting: () => 0, onOutbox: events.on})
  events.emit({type: 'kept', id: 'x'})
  expect(news.latest()).toBeUndefined()
  events.emit({type: 'expired', id: 'x'})
  expect(news.latest()).toBe('expired')
})
