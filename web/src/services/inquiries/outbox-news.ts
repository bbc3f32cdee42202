import type {InquiryService} from './types.ts'

/** What a visitor should know about the inquiries that an earlier visit, or this one, could not send at once. */
export type OutboxNews = 'waiting' | 'sent' | 'expired'

type News = {
  latest(): OutboxNews | undefined
  /** Called on each change. Returns the way out. */
  onChange(listener: () => void): () => void
  /** The visitor has read it. */
  dismiss(): void
  /** Listens to a service from now on. That an inquiry was kept in this visit is not news: the form says so itself. */
  follow(service: Pick<InquiryService, 'waiting' | 'onOutbox'>): void
}

export function createOutboxNews(): News {
  const listeners = new Set<() => void>()
  let latest: OutboxNews | undefined
  const change = (next: OutboxNews | undefined) => {
    latest = next
    for (const listener of listeners) listener()
  }
  return {
    latest: () => latest,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss: () => change(undefined),
    follow(service) {
      if (service.waiting() > 0) change('waiting')
      service.onOutbox(({type}) => {
        if (type !== 'kept') change(type)
      })
    },
  }
}

/** The page's one; it knows of a service as soon as that is loaded, and loads none. */
export const outboxNews = createOutboxNews()
