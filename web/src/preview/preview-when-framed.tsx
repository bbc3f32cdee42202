import {type ReactNode, startTransition, useEffect, useState} from 'react'
import {DataAttributeContext} from '../content/data-attribute.ts'
import {reportError} from '../errors/report-error.ts'
import {env} from '../lib/env.ts'
import {loadMoreCode} from '../page/page-types.ts'
import {waitForStudio} from './wait-for-studio.ts'

type PreviewModule = Awaited<ReturnType<typeof loadPreview>>

/** Turns the visit into a preview if the Studio shows the page. Visitors do not download its code. */
export function PreviewWhenFramed({children}: {children: ReactNode}) {
  const [preview, setPreview] = useState<PreviewModule>()
  useEffect(() => {
    waitForStudio(window, env.studioUrl)
      ?.then(loadPreview)
      // A transition lets the page hydrate first; otherwise React may drop its HTML.
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

async function loadPreview() {
  const [{Preview}, {menuAttribute}] = await Promise.all([
    import('./preview.tsx'),
    import('./menu-attribute.ts'),
    // A draft may have any section.
    loadMoreCode(),
  ])
  return {Preview, menuAttribute}
}
