import type {Row} from '@upline/schemas/health/check-content.ts'
import type {Ignored, SortedRows} from '@upline/schemas/health/ignored.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {createContext, useContext} from 'react'

export interface Health extends SortedRows {
  documents: ReadonlyMap<string, StoredDocument>
  /** False where the report of the last build could not be read. */
  hasReport: boolean
}

export interface HealthState {
  /** Undefined until the content has been checked for the first time. */
  health: Health | undefined
  /** The content could not be read. */
  hasFailed: boolean
  /** Says that somebody looks at the findings; the function it returns, that they no longer do. */
  watch: () => () => void
  /** Reads the content again after it could not be read. */
  retry: () => void
  ignore: (row: Row, reason: string, until: string | undefined) => Promise<void>
  listAgain: (ignored: Ignored) => Promise<void>
}

export const HealthContext = createContext<HealthState | undefined>(undefined)

export function useHealth(): HealthState {
  const state = useContext(HealthContext)
  if (!state) throw new Error('HealthProvider is missing')
  return state
}
