/** Freshness is a matter of events (a visit, a publish), not of age: see `refreshContent`. */
export const untilToldOtherwise = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 1,
}

let newest: string | undefined

/** Notes a publish that this tab has heard of: the lake's cache must not answer with anything older from now on. */
export function rememberLiveEvent(id: string | undefined): void {
  newest = id ?? newest
}

export const lastLiveEventId = (): string | undefined => newest
