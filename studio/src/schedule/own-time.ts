/** The zone in which this browser shows and takes times. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `Nov 22, 2026, 9:00 AM`; an ISO time in the zone of this browser. */
export function shownTime(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'at no time'
  const hasSeconds = date.getSeconds() !== 0
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
  }).format(date)
}
