/** The year of a figure in small type; renders nothing without a year. */
export function Year({of: {year}}: {of: {year: number | null}}) {
  return year ? <span className="inline-block font-sans text-sm font-normal text-soft">{year}</span> : null
}
