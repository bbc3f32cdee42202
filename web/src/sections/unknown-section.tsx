import {useEffect} from 'react'
import {env} from '../config/env.ts'
import {reportError} from '../services/error-log/report-error.ts'

/** A section type that content has and this build does not: shown to developers, logged and skipped for visitors. */
export function UnknownSection({type}: {type: string}) {
  useEffect(() => {
    reportError(new Error(`No component for the section type "${type}"`), {
      component: type,
      category: 'UI_COMPONENT',
    })
  }, [type])
  return env.development ? <pre className="container-page py-8">{`Unknown section: ${type}`}</pre> : null
}
