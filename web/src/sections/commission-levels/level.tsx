import {useId} from 'react'
import type {SectionOf} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'

type Section = SectionOf<'commissionLevels'>
type Props = {level: Section['levels'][number]; section: Section}

/** One level. Its three parts share the rows of the grid, so that equal products stand on one line. */
export function Level({level, section}: Props) {
  const id = useId()
  return (
    <li className="grid content-start border-t-3 border-rule-strong lg:row-span-3 lg:grid-rows-subgrid">
      <div className="pt-6">
        <div className="flex items-center gap-3">
          <Icon name={level.icon} className="size-7 text-accent" />
          <Heading id={id} className="text-h2">
            {level.name}
          </Heading>
        </div>
        <p className="mt-3 text-soft">{level.description}</p>
      </div>
      <p className="mt-4 text-sm font-semibold">{level.requirement}</p>
      <table aria-labelledby={id} className="mt-6 w-full text-left figures">
        <thead>
          <tr className="border-b-3 border-double border-rule-strong text-sm text-soft">
            <th scope="col" className="pb-2 font-normal">
              {section.productLabel}
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              {section.rateLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {level.rates.map((rate) => (
            <tr key={rate._key} className="h-16 border-b border-rule">
              <th scope="row" className="pr-4 font-normal">
                {rate.product}
              </th>
              <td className="text-right font-serif text-[1.75rem] leading-none font-semibold whitespace-nowrap">
                {rate.rate}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}
