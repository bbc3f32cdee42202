import {useId} from 'react'
import {classNames} from '../ui/class-names.ts'
import {Select} from '../ui/select.tsx'
import {useQueryState} from '../ui/use-query-state.ts'
import {chooseState, useStoredState} from './chosen-state.ts'
import {useInterfaceText, useSite} from './site-context.ts'

const noState = {state: ''}

/** Renders the choice of the visitor's state, which all pages remember. It replaces a state that the address names. */
export function StateChoice({className}: {className?: string}) {
  const id = useId()
  const state = useStoredState()
  const [query, changeQuery] = useQueryState(noState)
  const {counts} = useSite()
  const {stateLabel, stateNone} = useInterfaceText()
  const choose = (name: string) => {
    chooseState(name)
    if (query.state) changeQuery({state: name})
  }
  return (
    <div
      data-needs-script
      data-screen-only
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', className)}
    >
      <label htmlFor={id} className="font-semibold">
        {stateLabel}
      </label>
      <Select
        id={id}
        name="state"
        value={Object.hasOwn(counts, state) ? state : ''}
        onChange={({target: {value}}) => choose(value)}
        // Firefox would restore an earlier choice on reload.
        autoComplete="off"
        className="min-h-11 w-full rounded-sm border border-control bg-raised py-1.5 pl-3 text-fg"
      >
        <option value="">{stateNone}</option>
        {Object.keys(counts).map((name) => (
          // Has a value, because the text changes if the page is translated.
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
