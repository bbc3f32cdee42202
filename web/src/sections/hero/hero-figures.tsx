import {useDataAttribute} from '../../content/data-attribute.ts'
import type {Stat} from '../../content/types.ts'
import {Figure} from '../../ui/figure.tsx'

/** The figures a visitor may hold us to, in one line of the ledger. */
export function HeroFigures({stats}: {stats: readonly Stat[]}) {
  const attribute = useDataAttribute()
  return (
    <dl className="relative mt-12 grid border-y border-rule-strong min-[21rem]:grid-cols-2 md:mt-16 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
      {stats.map((stat) => (
        <Figure
          key={stat._key}
          data-sanity={attribute?.(['stats', {_key: stat._key}])}
          value={stat.value}
          unit={stat.unit}
          label={stat.label}
          className="border-t border-rule py-6 first:border-t-0 min-[21rem]:even:border-l min-[21rem]:even:pl-5 min-[21rem]:nth-2:border-t-0 md:border-t-0 md:not-first:border-l md:not-first:pl-6"
        />
      ))}
    </dl>
  )
}
