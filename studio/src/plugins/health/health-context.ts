import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import type {Row} from '@upline/schemas/health/check-content.ts'
import type {Ignored, SortedRows} from '@upline/schemas/health/ignored.ts'
import {createContext, useContext} from 'react'

export interface Health extends SortedRows {
  documents: ReadonlyMap<string, StoredDocument>
  /** Whether the report of the last build could be read. */
  hasReport: boolean
}

export interface HealthState {
  /** Undefined until the first check. */
  health: Health | undefined
  /** Whether the content could not be read. */
  hasFailed: boolean
  /** Registers a viewer of the problems, which makes checks faster. Returns the function that removes it. */
  watch: () => () => void
  /** Reads the content again after a failure. */
  retry: () => void
  ignore: (row: Pick<Row, 'key'>, reason: string, until: string | undefined) => Promise<void>
  /** Publishes the redirect with this ID as switched on. */
  switchOn: (redirect: string) => Promise<void>
  listAgain: (ignored: Ignored) => Promise<void>
}

export const HealthContext = createContext<HealthState | undefined>(undefined)

export function useHealth(): HealthState {
  const state = useContext(HealthContext)
  if (!state) throw new Error('HealthProvider is missing')
  return state
}
