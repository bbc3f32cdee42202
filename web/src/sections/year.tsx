/** The year that a figure belongs to, small beside it; nothing where it belongs to none. */
export function Year({of: {year}}: {of: {year: number | null}}) {
  return year ? <span className="inline-block font-sans text-sm font-normal text-soft">{year}</span> : null
}
