import {cleanLine} from '@upline/inquiry/clean-text.ts'
import {limits} from '@upline/inquiry/limits.ts'
import {contractingFields, type InquiryField} from '@upline/inquiry/types.ts'
import {useEffect, useRef} from 'react'
import {ChoiceGroup} from '../../ui/choice-group.tsx'
import {Disclosure} from '../../ui/disclosure.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {useQueryState} from '../../ui/use-query-state.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {Problem} from './problems.ts'

type Props = {id: string; settings: InquirySettings; problems: readonly Problem[]}

const noCarrier = {carrier: ''}

/** What agents may add who ask for a contract, folded away so that the form stays short. A link can name the carrier. */
export function ContractingFields({id, settings, problems}: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [{carrier}] = useQueryState(noCarrier)
  const isWrong = problems.some(({field}) => contractingFields.some((name) => name === field))
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong, problems])
  useEffect(() => {
    const field = details.current?.querySelector<HTMLInputElement>('input[name=carriers]')
    const named = cleanLine(carrier).slice(0, limits.contracting.max)
    if (!field || field.value || !named) return
    field.value = named
    if (details.current) details.current.open = true
  }, [carrier])

  const {fields, lineOptions, contractingLabel, contractingNote} = settings
  const about = (field: InquiryField & keyof typeof fields) => ({
    id: `${id}-${field}`,
    name: field,
    label: fields[field]?.label ?? '',
    hint: fields[field]?.hint,
    error: problems.find((problem) => problem.field === field)?.message,
  })
  const text = (field: 'npn' | 'carriers' | 'states') => ({
    ...about(field),
    placeholder: fields[field]?.placeholder ?? undefined,
    autoComplete: 'off',
  })
  if (!contractingLabel || !contractingFields.some((field) => fields[field]?.label)) return null
  return (
    <Disclosure
      ref={details}
      summary={<span className="font-semibold">{contractingLabel}</span>}
      className="border-t border-t-rule"
    >
      <div className="grid gap-7">
        {contractingNote && <p className="border-l-3 border-accent bg-raised px-5 py-3">{contractingNote}</p>}
        <div className="grid gap-7 sm:grid-cols-2">
          {fields.npn?.label && <TextField {...text('npn')} inputMode="numeric" />}
          {fields.states?.label && <TextField {...text('states')} maxLength={limits.contracting.max} />}
        </div>
        {fields.carriers?.label && <TextField {...text('carriers')} maxLength={limits.contracting.max} />}
        {fields.lines?.label && lineOptions && lineOptions.length > 0 && (
          <ChoiceGroup {...about('lines')} choices={lineOptions.map((value) => ({value, label: value}))} />
        )}
      </div>
    </Disclosure>
  )
}
