import {type QueryClient, useQuery} from '@tanstack/react-query'
import {siteOptions} from '../../pages/content-queries.ts'
import {Button} from '../../ui/button.tsx'
import {useMarks} from './use-marks.ts'
import {useStudio} from './use-studio.ts'

/** What a preview has besides the page. In a window of its own it says what it is; in the Studio's frame that is seen. */
export function Preview({client}: {client: QueryClient}) {
  useStudio()
  useMarks(client)
  return window.parent === window ? <DraftBanner client={client} /> : null
}

function DraftBanner({client}: {client: QueryClient}) {
  const {data: site} = useQuery(siteOptions, client)
  const words = site?.interfaceText
  if (!words) return null
  return (
    <div
      role="status"
      data-screen-only
      className="fixed inset-x-(--gutter) bottom-4 z-40 mx-auto flex w-fit flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-rule border-l-3 border-l-accent bg-raised px-5 py-3 lifted"
    >
      <p>{words.draftBanner}</p>
      <Button look="text" onClick={leave}>
        {words.draftExit}
      </Button>
    </div>
  )
}

/** Without an opener the page is one like any other. */
function leave(): void {
  window.opener = null
  location.reload()
}
