import {withYear} from '@upline/domain/periods/year.ts'
import {type ReactNode, useId} from 'react'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge} from '../../ui/badge.tsx'
import {Button} from '../../ui/button.tsx'
import {DataTable} from '../../ui/data-table.tsx'
import {SelectField, TextField} from '../../ui/fields.tsx'
import {Heading} from '../../ui/heading.tsx'
import {HeadedSection} from '../section-frame.tsx'
import {earnings} from './calculate.ts'
import {
  assumptionOf,
  assumptionText,
  dollars,
  mostPolicies,
  parameterOf,
  readPolicies,
} from './read-example.ts'
import {useExample} from './use-example.ts'

/** Computes commissions from the published levels for the visitor’s numbers, year by year, with all assumptions. */
export function EarningsExample({section}: {section: SectionOf<'earningsExample'>}) {
  const {levels} = section
  const id = useId()
  const {values, set, reset} = useExample(section)
  const level = levels?.find(({name}) => name === values.level) ?? levels?.[0]
  const error = fill(section.policiesError, {max: mostPolicies.toLocaleString('en-US')})
  const lines = (section.products ?? []).map((product) => {
    const name = parameterOf(product)
    const text = values[name] ?? ''
    const policies = readPolicies(text)
    return {
      product,
      name,
      text,
      label: fill(section.policiesLabel, {product: product.product}),
      isWrong: policies === undefined,
      assumption: assumptionOf(product, level, policies ?? 0),
    }
  })
  const wrong = lines.filter(({isWrong}) => isWrong)
  const count = Math.min(10, Math.max(1, Math.round(section.years ?? 1)))
  const years = earnings(
    lines.map(({assumption}) => assumption),
    count,
  )
  const last = years.at(-1)
  const fieldIds = [`${id}-level`, ...lines.map(({name}) => `${id}-${name}`)]

  return (
    <HeadedSection section={section}>
      <div className="gap-x-8 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <form
          onSubmit={(event) => event.preventDefault()}
          data-needs-script
          // Keeps focused fields above the result, which sticks to the bottom of a phone.
          className="[&_:is(button,input,select)]:scroll-mb-48 lg:col-span-5 lg:row-span-2"
        >
          <div className="grid gap-5">
            <SelectField
              id={`${id}-level`}
              name="level"
              label={section.levelLabel}
              value={level?.name ?? ''}
              onChange={(event) => set('level', event.target.value)}
              choices={(levels ?? []).map(({name, year}) => ({
                value: name ?? '',
                label: withYear(name, year),
              }))}
            />
            {lines.map(({product, name, text, label, isWrong}) => (
              <TextField
                key={product._key}
                id={`${id}-${name}`}
                name={name}
                label={label}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                onChange={(event) => set(name, event.target.value)}
                error={isWrong ? error : null}
              />
            ))}
          </div>
          <Button look="text" className="mt-3" onClick={reset}>
            {section.resetLabel}
          </Button>
        </form>
        <div className="z-10 mt-6 rounded-sm border border-rule bg-raised p-4 max-lg:[@media(min-height:30rem)]:sticky max-lg:[@media(min-height:30rem)]:bottom-0 lg:col-span-7 lg:mt-0">
          <p>
            <Badge>{section.exampleLabel}</Badge>
          </p>
          <output htmlFor={fieldIds.join(' ')} className="mt-3 block lg:text-lg figures">
            {wrong.length > 0
              ? wrong.map(({name, label}) => (
                  <span key={name} className="block">
                    {`${label ?? ''}: ${error ?? ''}`}
                  </span>
                ))
              : fill(section.summary, {
                  level: withYear(level?.name ?? '', level?.year),
                  first: dollars(years[0]?.total ?? 0),
                  last: dollars(last?.total ?? 0),
                  n: count,
                  renewals: dollars(last?.renewals ?? 0),
                })}
          </output>
        </div>
        <div className="mt-6 lg:col-span-7">
          {level && <PeriodNote period={level} className="mb-6" />}
          <DataTable
            caption={section.exampleLabel}
            headLabel={section.yearsLabel}
            columns={[section.firstYearLabel, section.renewalLabel, section.totalLabel].map((name) => ({
              name,
            }))}
            rows={years.map(({first, renewals, total}, index) => ({
              key: index,
              head: fill(section.yearLabel, {n: index + 1}),
              cells:
                wrong.length > 0
                  ? ['–', '–', '–']
                  : [first, renewals, total].map((amount, column) => (
                      <Bar key={column} share={amount / (last?.total || 1)}>
                        <span>{dollars(amount)}</span>
                      </Bar>
                    )),
            }))}
            figures
          />
        </div>
      </div>
      <Heading className="mt-12 mb-5 text-h3">{section.assumptionsHeading}</Heading>
      <ul className="grid gap-x-8 border-t border-rule-strong lg:grid-cols-2">
        {lines.map(({product, isWrong, assumption}) => (
          <li key={product._key} className="border-b border-rule py-3 text-soft figures">
            {isWrong ? `${product.product}: ${error}` : assumptionText(section, product, assumption)}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-sm text-soft">{section.note}</p>
    </HeadedSection>
  )
}

/** Draws an amount as a bar below its figure, relative to the total of the last year. */
function Bar({share, children}: {share: number; children: ReactNode}) {
  return (
    <span className="block">
      {children}
      <span
        aria-hidden
        className="mt-1 block h-2 bg-accent print:hidden"
        style={{width: `${Math.min(100, Math.round(share * 100))}%`}}
      />
    </span>
  )
}
