type Row = {_key: string; label: string | null; value: string | null}

/** Renders labels and values joined by dots, as in a ledger. */
export function LeaderList({rows}: {rows: readonly Row[]}) {
  return (
    <dl>
      {rows.map((row) => (
        <div
          key={row._key}
          className="flex flex-wrap items-baseline gap-x-2 border-b border-rule py-3 last:border-b-0"
        >
          <dt className="leader-label text-sm text-soft">{row.label}</dt>
          <dd className="text-right font-serif text-lg font-semibold figures">{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
