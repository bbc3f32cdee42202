import {type ReactNode, startTransition, useEffect, useState} from 'react'
import {env} from '../config/env.ts'
import {DataAttributeContext} from '../content/data-attribute.tsx'
import {reportError} from '../services/error-log/report-error.ts'
import {waitForStudio} from './wait-for-studio.ts'

type PreviewModule = typeof import('./preview/preview.tsx')

/** Turns the visit into a preview when the Studio shows the page; for everybody else nothing is loaded. */
export function PreviewWhenFramed({children}: {children: ReactNode}) {
  const [preview, setPreview] = useState<PreviewModule>()
  useEffect(() => {
    waitForStudio(window, env.studioUrl)
      ?.then(() => import('./preview/preview.tsx'))
      // A transition lets a page that is not hydrated yet hydrate first; otherwise React may drop its HTML.
      .then((loaded) => startTransition(() => setPreview(loaded)))
      .catch((error: unknown) => reportError(error, {component: 'preview', action: 'load'}))
  }, [])
  return (
    <DataAttributeContext value={preview?.menuAttribute}>
      {children}
      {preview && <preview.Preview />}
    </DataAttributeContext>
  )
}
