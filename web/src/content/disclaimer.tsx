import {fill} from '../lib/fill.ts'
import {Breakable} from '../ui/breakable.tsx'
import {useChosenState} from './chosen-state.ts'
import {useDocumentAttribute} from './data-attribute.ts'
import {EffectiveDate, PeriodNote} from './period-note.tsx'
import {useSite} from './site-context.ts'
import {StateChoice} from './state-choice.tsx'
import type {SectionOf} from './types.ts'

type Disclaimers = SectionOf<'notice'>['disclaimers']

/**
 * Renders the current version of each disclaimer, or the last one with a note. The wording states the totals of all states until the visitor
 * chooses one; a state without plans has its own sentence.
 */
export function Disclaimers({disclaimers, className}: {disclaimers: Disclaimers; className?: string}) {
  const documentAttribute = useDocumentAttribute('disclaimer', 'text')
  const state = useChosenState()
  const {counts, countsUntil} = useSite()
  const hasCounts = counts[state]?.[0] !== 0
  return disclaimers?.map(({_id, versions: [version] = []}) =>
    version ? (
      <div key={_id} data-sanity={documentAttribute(version)} data-disclaimer className={className}>
        <p>
          <Breakable
            text={hasCounts || !version.noPlansText ? version.text : fill(version.noPlansText, {state})}
          />
        </p>
        {version.spanishText && hasCounts && (
          <p lang="es" className="mt-2">
            <Breakable text={version.spanishText} />
          </p>
        )}
        {version.allStatesNote && (
          <>
            {(!state || (!hasCounts && !version.noPlansText)) && (
              <p className="mt-2">{version.allStatesNote}</p>
            )}
            <StateChoice className="mt-2 mb-3" />
          </>
        )}
        <EffectiveDate date={version.effectiveFrom} />
        <PeriodNote
          period={
            version.allStatesNote && countsUntil ? {overNote: '', effectiveUntil: countsUntil} : version
          }
          className="mt-2 text-sm"
        />
      </div>
    ) : null,
  )
}
