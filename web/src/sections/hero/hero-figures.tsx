import type {Stat} from '../../content/types.ts'
import {Figure} from '../../ui/figure.tsx'

/** The figures a visitor may hold us to, in one line of the ledger. */
export function HeroFigures({stats}: {stats: readonly Stat[]}) {
  return (
    <dl className="relative mt-12 grid grid-cols-2 border-y border-rule-strong sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none md:mt-16">
      {stats.map((stat) => (
        <Figure
          key={stat._key}
          value={stat.value}
          unit={stat.unit}
          label={stat.label}
          className="border-rule py-6 even:border-l even:pl-5 nth-[n+3]:border-t sm:border-l sm:pl-6 sm:first:border-l-0 sm:first:pl-0 sm:nth-[n+3]:border-t-0"
        />
      ))}
    </dl>
  )
}
