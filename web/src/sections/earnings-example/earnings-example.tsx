import {withYear} from '@upline/domain/periods/figures.ts'
import {useId} from 'react'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge} from '../../ui/badge.tsx'
import {Button} from '../../ui/button.tsx'
import {DataTable} from '../../ui/data-table.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {SelectField} from '../../ui/select-field.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {earnings} from './calculate.ts'
import {
  assumptionOf,
  assumptionText,
  defaultPolicies,
  dollars,
  mostPolicies,
  parameterOf,
  readPolicies,
} from './read-example.ts'
import {useExample} from './use-example.ts'

/** What the published levels would come to for a number of policies, year by year, with all that it assumes. */
export function EarningsExample({section}: {section: SectionOf<'earningsExample'>}) {
  const {levels} = section
  const id = useId()
  const {values, set, reset} = useExample(section)
  const level = levels?.find(({name}) => name === values.level) ?? levels?.[0]
  const lines = (section.products ?? []).map((product) => {
    const name = parameterOf(product)
    const text = values[name] ?? ''
    const policies = readPolicies(text)
    return {
      product,
      name,
      text,
      isWrong: policies === undefined,
      assumption: assumptionOf(product, level, policies ?? defaultPolicies(product)),
    }
  })
  const count = Math.min(10, Math.max(1, Math.round(section.years ?? 1)))
  const years = earnings(
    lines.map(({assumption}) => assumption),
    count,
  )
  const last = years.at(-1)
  const fieldIds = [`${id}-level`, ...lines.map(({name}) => `${id}-${name}`)]

  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <form onSubmit={(event) => event.preventDefault()} data-needs-script className="lg:col-span-5">
          <div className="grid gap-5">
            <SelectField
              id={`${id}-level`}
              label={section.levelLabel}
              value={level?.name ?? ''}
              onChange={(event) => set('level', event.target.value)}
              choices={(levels ?? []).map(({name, year}) => ({
                value: name ?? '',
                label: withYear(name, year),
              }))}
            />
            {lines.map(({product, name, text, isWrong}) => (
              <TextField
                key={product._key}
                id={`${id}-${name}`}
                label={fill(section.policiesLabel, {product: product.product})}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                onChange={(event) => set(name, event.target.value)}
                error={
                  isWrong ? fill(section.policiesError, {max: mostPolicies.toLocaleString('en-US')}) : null
                }
              />
            ))}
          </div>
          <Button look="text" className="mt-3" onClick={reset}>
            {section.resetLabel}
          </Button>
        </form>
        <div className="lg:col-span-7">
          <p>
            <Badge>{section.exampleLabel}</Badge>
          </p>
          {level && <PeriodNote period={level} className="mt-4" />}
          <output htmlFor={fieldIds.join(' ')} className="mt-4 mb-6 block text-lg figures">
            {fill(section.summary, {
              level: withYear(level?.name ?? '', level?.year),
              first: dollars(years[0]?.total ?? 0),
              last: dollars(last?.total ?? 0),
              n: count,
              renewals: dollars(last?.renewals ?? 0),
            })}
          </output>
          <DataTable
            caption={section.exampleLabel}
            headLabel={section.yearsLabel}
            columns={[section.firstYearLabel, section.renewalLabel, section.totalLabel].map((label) => ({
              key: label,
              label,
              name: label,
            }))}
            rows={years.map(({first, renewals, total}, index) => ({
              key: index,
              head: fill(section.yearLabel, {n: index + 1}),
              cells: [first, renewals, total].map(dollars),
            }))}
            figures
          />
        </div>
      </div>
      <HeadingScope when={Boolean(section.heading)}>
        <Heading className="mt-12 mb-5 text-h3">{section.assumptionsHeading}</Heading>
      </HeadingScope>
      <ul className="max-w-measure border-t border-rule-strong">
        {lines.map(({product, assumption}) => (
          <li key={product._key} className="border-b border-rule py-3 text-soft figures">
            {assumptionText(section, level, product, assumption)}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-sm text-soft">{section.note}</p>
    </SectionFrame>
  )
}
