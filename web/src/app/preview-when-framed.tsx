import {type ComponentType, useEffect, useState} from 'react'
import {env} from '../config/env.ts'
import {reportError} from '../services/error-log/report-error.ts'
import {waitForStudio} from './wait-for-studio.ts'

/** Turns the visit into a preview when the Studio shows the page; for everybody else nothing is loaded. */
export function PreviewWhenFramed() {
  const [Preview, setPreview] = useState<ComponentType>()
  useEffect(() => {
    waitForStudio(window, env.studioUrl)
      ?.then(() => import('./preview/preview.tsx'))
      .then((loaded) => setPreview(() => loaded.Preview))
      .catch((error: unknown) => reportError(error, {component: 'preview', action: 'load'}))
  }, [])
  return Preview && <Preview />
}
