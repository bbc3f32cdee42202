import {getDraftId, getPublishedId, isDraftId} from '@sanity/client/csm'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {checkInSteps, type Row} from '@upline/schemas/health/check-content.ts'
import type {ReadFile, Source} from '@upline/schemas/health/content.ts'
import {ignoredByKey, ignoredType, sortRows} from '@upline/schemas/health/ignored.ts'
import {model} from '@upline/schemas/health/model.ts'
import {readFiles} from '@upline/schemas/health/read-files.ts'
import {readRenderReport, withReport} from '@upline/schemas/health/render-report.ts'
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {type ContentSnapshot, useContent} from '../../ui/content-feed.ts'
import {useData} from '../../ui/query-client.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {type Health, HealthContext, type HealthState} from './health-context.ts'

/** In milliseconds. The first check waits for the form that the editor opened; later ones wait for a pause in typing. */
const firstCheckMs = 10_000
const watchedMs = 400
const unwatchedMs = 3000
/** Intervals of the site's report in milliseconds; the site is rendered some time after a publish. */
const watchedReportMs = 10_000
const unwatchedReportMs = 5 * 60_000
/** Interval for a new date, which ends periods and ignored problems. */
const dateMs = 60_000

interface Props {
  /** Origin of the site. */
  siteUrl: string
  children: ReactNode
}

/** Checks the content of the whole dataset once the Studio has started, and after each change. */
export function HealthProvider({siteUrl, children}: Props) {
  const client = useStudioClient()
  const [found, setFound] = useState<{content: ContentSnapshot; rows: Row[]}>()
  const [watchers, setWatchers] = useState(0)
  const [isStarted, setStarted] = useState(false)
  const [date, setDate] = useState(() => siteDate())
  const [files, setFiles] = useState<ReadonlyMap<string, ReadFile>>(() => new Map())
  const isChecked = useRef(false)
  const isWatched = watchers > 0

  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), isWatched ? 0 : firstCheckMs)
    return () => clearTimeout(timer)
  }, [isWatched])

  const {content, hasFailed, retry} = useContent(isStarted || isWatched)

  useEffect(() => {
    const timer = setInterval(() => setDate(siteDate()), dateMs)
    return () => clearInterval(timer)
  }, [])

  const {data: report} = useData({
    queryKey: ['render report', siteUrl],
    queryFn: ({signal}) => fetchReport(siteUrl, signal),
    enabled: content !== undefined,
    refetchInterval: isWatched ? watchedReportMs : unwatchedReportMs,
  })

  const assets = content?.assets
  useEffect(() => {
    // The reader of PDF files is large, and the number of problems in the tool's name does not wait for it.
    if (!assets || !isWatched) return
    const read = new Map(files)
    void readFiles(assets, read).then(() => {
      if (read.size > files.size) setFiles(read)
    })
  }, [assets, isWatched, files])

  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  })
  // Drafts change with every keystroke but rarely change the number of problems.
  const checked = isWatched ? content : content?.publishedChanges
  useEffect(() => {
    if (!checked) return
    const ending = new AbortController()
    const wait = isChecked.current ? (isWatched ? watchedMs : unwatchedMs) : 0
    const timer = setTimeout(async () => {
      const content = latest.current
      if (!content) return
      const {documents, assets} = content
      const rows = await checkInBatches({documents, assets, files, model, today: date}, ending.signal)
      if (!rows) return
      isChecked.current = true
      setFound({content, rows})
    }, wait)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [checked, files, isWatched, date])

  const health = useMemo<Health | undefined>(() => {
    if (!found) return undefined
    const {documents} = found.content
    const built = readRenderReport(report, documents)
    return {
      ...sortRows(withReport(found.rows, built?.rows ?? []), ignoredByKey(documents, date)),
      // Published documents come last and replace drafts.
      documents: new Map(
        documents
          .toSorted((a, b) => Number(isDraftId(b._id)) - Number(isDraftId(a._id)))
          .map((document) => [getPublishedId(document._id), document]),
      ),
      hasReport: built !== undefined,
    }
  }, [found, report, date])

  const watch = useCallback(() => {
    setWatchers((count) => count + 1)
    return () => setWatchers((count) => count - 1)
  }, [])

  const state = useMemo<HealthState>(
    () => ({
      health,
      hasFailed,
      watch,
      retry,
      ignore: async ({key}, reason, until) => {
        await client.create(
          {
            // Without a dot, so that `npm run content:check` can read it too.
            _id: `health-ignored-${crypto.randomUUID()}`,
            _type: ignoredType,
            key,
            reason,
            since: siteDate(),
            ...(until ? {until} : {}),
          },
          {tag: 'health'},
        )
      },
      switchOn: async (redirect) => {
        const on = {set: {enabled: true}}
        const transaction = client.transaction().patch(redirect, on)
        const draft = await client.getDocument(getDraftId(redirect))
        if (draft) transaction.patch(draft._id, on)
        await transaction.commit({tag: 'health'})
      },
      listAgain: async ({key}) => {
        // Two editors may have ignored the same problem.
        const params = {type: ignoredType, key}
        await client.delete({query: '*[_type == $type && key == $key]', params}, {tag: 'health'})
      },
    }),
    [client, health, hasFailed, watch, retry],
  )
  return <HealthContext value={state}>{children}</HealthContext>
}

/** Fetches the report of the last build, or null if the site does not serve it. */
async function fetchReport(siteUrl: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(new URL('/_render-report.json', siteUrl), {signal})
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** Milliseconds that the browser can be blocked without a visible delay. */
const batchMs = 12

/** Runs the checks in batches so that the browser can render and accept input. Returns undefined if `signal` aborts. */
async function checkInBatches(source: Source, signal: AbortSignal): Promise<Row[] | undefined> {
  const steps = checkInSteps(source)
  for (;;) {
    const until = performance.now() + batchMs
    while (performance.now() < until) {
      const {done, value} = steps.next()
      if (done) return value
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
}
